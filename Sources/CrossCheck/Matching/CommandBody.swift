import Guide
import SourceText
import Spec

/// What a command hands over as JSON: a list in `-d '[{"name": "desk"}]'`, an object in `--data '{"name": "desk"}'`.
struct CommandBody {
    let isList: Bool
    let place: Place
    private let text: String

    /// Whether the JSON has a member of the name, wherever it stands.
    func has(_ name: String) -> Bool { text.has("\"\(name)\"") || text.has("\"\(name)\\\"") }

    /// - Parameter address: where the address stands in the command; nil where that hands over no JSON.
    init?(of address: Place) {
        let file = address.file
        let bytes = file.bytes
        let start = Self.start(of: address.start.line, in: file)
        var index = start
        while let option = Self.option(in: bytes, from: index, start: start) {
            index = option
            var next = option
            while next < bytes.count, [0x20, 0x09, 0x3D, 0x24, 0x27, 0x22].contains(bytes[next]) { next += 1 }
            guard next < bytes.count, let isList = Self.isList(bytes, at: next) else { continue }
            self.isList = isList
            place = Place(file, Span(next, next + 1))
            text = file.text(Span(next, Self.end(from: next, in: bytes)))
            return
        }
        return nil
    }

    /// Commands go on behind a `\` at the end of a line.
    private static func start(of line: Int, in file: SourceFile) -> Int {
        var line = line
        while line > 1, goesOn(file.lineSpan(line - 1), file.bytes) { line -= 1 }
        return file.lineSpan(line).start
    }

    private static func goesOn(_ line: Span, _ bytes: [UInt8]) -> Bool { bytes[line.start..<line.end].last { $0 > 0x20 } == 0x5C }

    private static let options = ["-d", "--data", "--data-raw", "--data-binary", "--data-ascii", "--json"].map { Array($0.utf8) }

    /// Behind the next option that hands over a body. The command ends with its block, before an empty line or another command.
    private static func option(in bytes: [UInt8], from: Int, start: Int) -> Int? {
        var index = from
        let end = min(bytes.count, start + 4000)
        while index + 1 < end {
            if bytes[index] == 0x60, bytes[index + 1] == 0x60 { return nil }
            if bytes[index] == 0x0A, bytes[index + 1] == 0x0A { return nil }
            let isWord = index > 0 && bytes[index - 1] <= 0x20
            if isWord, index > start + 4, bytes[index...].starts(with: "curl ".utf8) { return nil }
            if isWord, bytes[index] == 0x2D {
                let word = bytes[index..<end].prefix { $0 > 0x20 && $0 != 0x3D && $0 != 0x27 && $0 != 0x22 }
                if options.contains(where: word.elementsEqual) { return word.endIndex }
            }
            index += 1
        }
        return nil
    }

    /// Where the block of the command ends.
    private static func end(from start: Int, in bytes: [UInt8]) -> Int {
        let most = min(bytes.count, start + 4000)
        let isEnd = { (index: Int) in bytes[index] == 0x60 && index + 1 < most && bytes[index + 1] == 0x60 }
        return (start..<most).first(where: isEnd) ?? most
    }

    /// What begins there; nil for a placeholder, a file, a form.
    private static func isList(_ bytes: [UInt8], at index: Int) -> Bool? {
        let next = bytes[(index + 1)...].first { $0 > 0x20 }
        switch bytes[index] {
        case 0x5B: return next.map { [0x7B, 0x22, 0x5C, 0x5D].contains($0) || (0x30...0x39).contains($0) } == true ? true : nil
        case 0x7B: return next.map { [0x22, 0x5C, 0x7D].contains($0) } == true ? false : nil
        default: return nil
        }
    }
}

extension CallWitness {
    /// Where samples show the call, most of them commands.
    func samples(of endpoint: SpecItemReference) -> [GuideFact] {
        matching.factsOfItem[endpoint.id].map { matching.facts[$0] }.filter { $0.fact.source == .sample }
    }
}

/// A sentence above the rows of a body that says what the body is as a whole: "An array of objects:".
struct BodyLead {
    let place: Place

    /// - Parameter row: one of the rows; nil where no line above them says that the body is a list.
    init?(above row: Place) {
        let file = row.file
        var line = row.start.line
        let isRow = { (text: String) in text.has("|") || "-*+".contains(text.first { $0 != " " } ?? "x") }
        while line > 1, isRow(file.text(file.lineSpan(line))) { line -= 1 }
        while line > 1, file.text(file.lineSpan(line)).withoutBlanks.isEmpty { line -= 1 }
        let span = file.lineSpan(line)
        guard Self.saysList(file.text(span)) else { return nil }
        place = Place(file, span)
    }

    /// A sentence about one member names it, and has more to say.
    static func saysList(_ text: String) -> Bool {
        guard text.utf8.count < 160, !text.has("`"), !text.hasPrefix("#") else { return false }
        let text = text.lowercased().filter { !"*_:：.。,>".contains($0) }.trimmingBlanks()
        if let phrase = phrases.first(where: text.has) {
            return text.count <= phrase.count + 2 || bodies.contains(where: text.has) && text.count < 40
        }
        var words = text.split(separator: " ").map(String.init)
        if let verb = words.firstIndex(where: { ["is", "be", "contains", "holds", "takes", "accepts"].contains($0) }), verb < 6 {
            guard words[..<verb].contains("body") || words[..<verb].contains("request") else { return false }
            words.removeFirst(verb + 1)
        }
        words.removeAll { ["a", "an", "the", "json"].contains($0) }
        return words.count == 3 && ["array", "list"].contains(words[0]) && words[1] == "of"
    }

    private static let phrases = ["对象数组", "对象的数组", "json 数组", "json数组", "物件陣列", "オブジェクトの配列", "jsonの配列", "객체 배열", "객체의 배열", "json 배열"]
    private static let bodies = ["body", "请求体", "请求包体", "請求主體", "ボディ", "본문"]
}
