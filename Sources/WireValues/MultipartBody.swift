/// A body of several parts (`multipart/form-data`, RFC 7578): texts and files, each under a name.
public struct MultipartBody: Sendable, Hashable {
    /// One part.
    public struct Part: Sendable, Hashable {
        /// The field's name.
        public var name: String
        /// Of a file: what it is called.
        public var fileName: String?
        /// What its content is, where it says more than that it is bytes: `image/png`.
        public var contentType: String?
        /// The content as it is.
        public var bytes: [UInt8]

        /// A part of that name and content.
        public init(name: String, fileName: String? = nil, contentType: String? = nil, bytes: [UInt8]) {
            self.name = name
            self.fileName = fileName
            self.contentType = contentType
            self.bytes = bytes
        }

        /// What travels in JSON for it: a text, or Base64 of a file.
        public var text: String { fileName == nil ? String(decoding: bytes, as: UTF8.self) : TextForm.base64(bytes) }
    }

    /// The parts in order.
    public var parts: [Part]

    /// No parts, or these.
    public init(_ parts: [Part] = []) { self.parts = parts }

    /// The first part under that name, `nil` where there is none.
    public subscript(_ name: String) -> Part? { all(name).first }

    /// All parts under that name; under `photo;filename` and `photo;type`, what those called `photo` say of themselves.
    public func all(_ name: String) -> [Part] {
        guard let about = PartAttribute(name) else { return parts.filter { $0.name == name } }
        return parts.filter { $0.name == about.part }.compactMap { part in
            part[keyPath: about.path].map { Part(name: name, bytes: Array($0.utf8)) }
        }
    }

    /// What the body says, by name: its parts, and of those what they say of themselves that a name alone does not.
    public var told: [(name: String, text: String)] {
        parts.flatMap { part in
            let isList = part.name.hasSuffix("[]")
            let (name, end) = (isList ? String(part.name.dropLast(2)) : part.name, isList ? "[]" : "")
            let fileName = part.fileName.flatMap { $0 == part.name ? nil : ("\(name);filename\(end)", $0) }
            let type = part.contentType.map { ("\(name);type\(end)", $0) }
            return [(part.name, part.text)] + [fileName, type].compactMap { $0 }
        }
    }

    /// What a file is that says nothing else.
    private static let anyBytes = "application/octet-stream"

    /// The parts that travel: what is said of others stands in their heads. Of several of one name each is told its own.
    private var settled: [Part] {
        var settled = parts.filter { PartAttribute($0.name) == nil }
        guard settled.count < parts.count else { return parts }
        var next: [String: Int] = [:]
        for said in parts {
            guard let about = PartAttribute(said.name) else { continue }
            let places = settled.indices.filter { settled[$0].name == about.part }
            let number = next[said.name, default: 0]
            next[said.name] = number + 1
            if number < places.count { settled[places[number]][keyPath: about.path] = said.text }
        }
        return settled
    }

    /// A line that stands in none of the parts, and so may stand between them.
    public var boundary: String {
        var number = 0
        while parts.contains(where: { $0.bytes.firstRange(of: Self.boundary(number)) != nil }) { number += 1 }
        return String(decoding: Self.boundary(number), as: UTF8.self)
    }

    private static func boundary(_ number: Int) -> [UInt8] { Array("guidewright-part-\(number)".utf8) }

    /// The body's bytes, for the type `multipart/form-data; boundary=…`.
    public func encoded(boundary: String) -> [UInt8] {
        var body: [UInt8] = []
        for part in settled {
            var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(part.name))\""
            if let fileName = part.fileName {
                head += "; filename=\"\(Self.quoted(fileName))\""
            }
            let type = part.contentType ?? (part.fileName == nil ? nil : Self.anyBytes)
            if let type { head += "\r\nContent-Type: " + type.filter { !$0.isNewline } }
            body += Array((head + "\r\n\r\n").utf8) + part.bytes + Array("\r\n".utf8)
        }
        return body + Array("--\(boundary)--\r\n".utf8)
    }

    /// As browsers write names: what would end them is percent-encoded.
    private static func quoted(_ text: String) -> String {
        var quoted = ""
        for character in text.unicodeScalars {
            switch character {
            case "\"": quoted += "%22"
            case "\r": quoted += "%0D"
            case "\n": quoted += "%0A"
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted
    }

    // MARK: - Reading

    /// Reads a body of that type; `nil` where the type names no boundary, or the body does not end as it should.
    public init?(parsing bytes: [UInt8], type: String) {
        guard let boundary = Self.parameter("boundary", of: type), !boundary.isEmpty else { return nil }
        let line = Array("--\(boundary)".utf8)
        let separator = Array("\r\n".utf8) + line
        // Every part begins behind a line break; the first may have none before it.
        var rest = (bytes.starts(with: line) ? Array("\r\n".utf8) + bytes : bytes)[...]
        guard let first = rest.firstRange(of: separator) else { return nil }
        rest = rest[first.upperBound...]
        parts = []
        while !rest.starts(with: Array("--".utf8)) {
            guard let end = rest.firstRange(of: separator) else { return nil }
            if let part = Self.part(rest[..<end.lowerBound]) { parts.append(part) }
            rest = rest[end.upperBound...]
        }
    }

    private static func part(_ bytes: ArraySlice<UInt8>) -> Part? {
        guard let gap = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: bytes[..<gap.lowerBound], as: UTF8.self)
        let lines = head.split(whereSeparator: \.isNewline)
        guard let disposition = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
            let name = parameter("name", of: String(disposition))
        else { return nil }
        let fileName = parameter("filename", of: String(disposition)).map(unquoted)
        let type = lines.first { $0.lowercased().hasPrefix("content-type:") }?.dropFirst("content-type:".count).drop { $0 == " " }
        let said = type.map(String.init).flatMap { $0 == anyBytes ? nil : $0 }
        return Part(name: unquoted(name), fileName: fileName, contentType: said, bytes: Array(bytes[gap.upperBound...]))
    }

    private static func unquoted(_ text: String) -> String { PercentCoding.decode(text, plusIsSpace: false) }

    /// `name="value"` or `name=value` behind a semicolon of a header.
    private static func parameter(_ name: String, of header: String) -> String? {
        for item in header.split(separator: ";").dropFirst() {
            let pair = item.drop { $0 == " " || $0 == "\t" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2, pair[0].lowercased() == name else { continue }
            let value = pair[1].prefix { $0 != "\r" && $0 != "\n" }
            return value.first == "\"" ? String(value.dropFirst().prefix { $0 != "\"" }) : String(value)
        }
        return nil
    }
}

extension Collection<UInt8> where Index == Int {
    /// Where some bytes stand first. Lines between parts hardly ever begin as contents do, so this reads a body about once.
    fileprivate func firstRange(of wanted: [UInt8]) -> Range<Int>? {
        guard let head = wanted.first, count >= wanted.count else { return nil }
        var index = startIndex
        let last = endIndex - wanted.count
        while index <= last {
            if self[index] == head, self[index..<(index + wanted.count)].elementsEqual(wanted) { return index..<(index + wanted.count) }
            index += 1
        }
        return nil
    }
}
