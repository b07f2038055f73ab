import SourceText

/// What a command asks a server for.
struct ShellRequest {
    struct Item {
        var name: String
        var span: Span
        var place: ParameterPlace
        var value: String?
        var kind: TravellingKind?
    }

    struct Header {
        var name: String
        var value: String
        var span: Span
    }

    var method = ""
    var address = ""
    var addressSpan = Span(0, 0)
    var items: [Item] = []
    var headers: [Header] = []
    /// JSON that is handed over as it is.
    var body: Span?

    /// Nil where the command is another, or names no address.
    init?(_ command: ShellCommand) {
        if ShellTool.isHTTPie(command.tool) {
            guard takeHTTPie(command) else { return nil }
        } else if command.tool == "wget" {
            guard takeWget(command) else { return nil }
        } else if ShellTool.isPowerShell(command.tool) {
            guard takePowerShell(command) else { return nil }
        } else {
            return nil
        }
    }

    static func isAddress(_ text: String) -> Bool {
        let start = text.hasPrefix("http://") || text.hasPrefix("https://") ? text.firstRange(of: "://")?.upperBound : text.startIndex
        let rest = start.map { text[$0...] } ?? text[...]
        guard rest.utf8.count > 2, let first = rest.first, !text.contains(where: \.isWhitespace) else { return false }
        if first == ":" { return rest.dropFirst().first.map { $0 == "/" || $0.isNumber } ?? false }
        let host = rest.prefix { $0 != "/" && $0 != "?" }
        let isNamed = "${<".contains(first) && rest.has("/") || host.has(".") || host.hasPrefix("localhost")
        return isNamed && !host.has("=") && !host.has("@")
    }

    /// With the scheme and the host that a tool puts in by itself.
    fileprivate static func completed(_ text: String, isSecure: Bool = false) -> String {
        if text.has("://") || text.hasPrefix("$") || text.hasPrefix("{") || text.hasPrefix("<") { return text }
        let scheme = isSecure ? "https://" : "http://"
        guard text.hasPrefix(":") else { return scheme + text }
        return scheme + "localhost" + (text.hasPrefix(":/") ? text.dropFirst() : text[...])
    }
}

// MARK: HTTPie

extension ShellRequest {
    private static let optionsWithValues: Set<String> = [
        "-a", "--auth", "-A", "--auth-type", "-o", "--output", "-p", "--print", "--session", "--session-read-only", "-s", "--style",
        "--pretty",
        "--timeout", "--proxy", "--verify", "--cert", "--cert-key", "--ssl", "--max-redirects", "--default-scheme", "--boundary", "--raw",
    ]

    private mutating func takeHTTPie(_ command: ShellCommand) -> Bool {
        var (isForm, rest): (Bool, [ShellCommand.Word]) = (false, [])
        var (authorization, scheme): (ShellCommand.Word?, String?) = (nil, nil)
        body = command.input?.span
        var words = command.words.dropFirst()
        while let word = words.popFirst() {
            guard word.text.hasPrefix("-") else {
                rest.append(word)
                continue
            }
            let isCluster = !word.text.hasPrefix("--") && word.text.dropFirst().allSatisfy(\.isLetter)
            if ["--form", "--multipart"].contains(word.text) || isCluster && word.text.has("f") { isForm = true }
            guard Self.optionsWithValues.contains(word.text), let value = words.popFirst() else { continue }
            switch word.text {
            case "-a", "--auth": authorization = value
            case "-A", "--auth-type": scheme = value.text
            case "--raw": body = value.span
            default: break
            }
        }
        if rest.count > 1, Self.isMethod(rest[0].text), Self.isAddress(rest[1].text) { method = rest.removeFirst().text.uppercased() }
        guard let first = rest.first, Self.isAddress(first.text) else { return false }
        address = Self.completed(first.text, isSecure: ["https", "xhs"].contains(command.tool))
        addressSpan = first.span
        for word in rest.dropFirst().prefix(while: { !["<", ">", ">>"].contains($0.text) }) { takeItem(word, isForm: isForm) }
        if let authorization, scheme?.lowercased() == "bearer" {
            headers.append(.init(name: "Authorization", value: "Bearer \(authorization.text)", span: authorization.span))
        }
        let sends = body != nil || rest.contains { $0.text == "<" } || items.contains { $0.place != .query }
        if method.isEmpty { method = sends ? "POST" : "GET" }
        return true
    }

    private static func isMethod(_ text: String) -> Bool { HTTPMethod.all.contains { $0 == text.uppercased() } }

    /// `name==value`, `name=value`, `name:=value`, `name@file`, `Name:value`: the sign that comes first tells where it goes, the longest of those there.
    private mutating func takeItem(_ word: ShellCommand.Word, isForm: Bool) {
        let bytes = Array(word.text.utf8)
        guard let start = bytes.firstIndex(where: { "=:@".utf8.contains($0) }), start > 0 else { return }
        let sign = [":=@", "=@", ":=", "==", "@", "=", ":"].first { bytes[start...].starts(with: $0.utf8) } ?? ""
        let name = String(decoding: bytes[..<start], as: UTF8.self)
        let value = String(decoding: bytes[(start + sign.utf8.count)...], as: UTF8.self).trimmingBlanks()
        let span = Span(word.span.start, min(word.span.start + start, word.span.end))
        if sign == ":" {
            guard NameShape.isHeaderField(name) else { return }
            return headers.append(.init(name: name, value: value, span: span))
        }
        guard let path = Self.path(name) else { return }
        let place: ParameterPlace = sign == "==" ? .query : sign == "@" || isForm ? .form : .json
        var item = Item(name: path, span: span, place: place)
        let isLiteral = !sign.hasSuffix("@") && !value.contains { "{<$[".contains($0) }
        if isLiteral { item.value = Extraction.plainValue(value) }
        if place == .json { item.kind = sign == ":=" ? Self.kind(of: value) : isLiteral ? .text : nil }
        items.append(item)
    }

    /// `owner.name` of `owner[name]`, `keys` of `keys[]`.
    private static func path(_ name: String) -> String? {
        let path = name.filter { $0 != "]" }.split(separator: "[").filter { !$0.allSatisfy(\.isNumber) || $0.isEmpty }.joined(
            separator: ".")
        return NameShape.isName(path) && !path.contains { "${}()".contains($0) } ? path : nil
    }

    private static func kind(of value: String) -> TravellingKind? {
        guard let first = value.first else { return nil }
        if first == "[" { return .list }
        if first == "{" { return .object }
        if value == "true" || value == "false" { return .boolean }
        return first.isNumber || first == "-" ? .number : nil
    }
}

// MARK: Others

extension ShellRequest {
    /// Only what asks an API: without such options a file is fetched.
    private mutating func takeWget(_ command: ShellCommand) -> Bool {
        var (isAsked, hasBody): (Bool, Bool) = (false, false)
        var words = command.words.dropFirst()
        while let word = words.popFirst() {
            guard word.text.hasPrefix("--") else {
                if Self.isAddress(word.text), word.text.has("://") { (address, addressSpan) = (word.text, word.span) }
                continue
            }
            let parts = word.text.split(separator: "=", maxSplits: 1).map(String.init)
            let option = parts[0]
            guard ["--method", "--header", "--post-data", "--body-data", "--post-file", "--body-file"].contains(option) else { continue }
            isAsked = true
            let value = parts.count > 1 ? parts[1] : words.popFirst()?.text ?? ""
            switch option {
            case "--method": method = value.uppercased()
            case "--header": takeHeader(value, word.span)
            default: hasBody = true
            }
        }
        if method.isEmpty { method = hasBody ? "POST" : "GET" }
        return isAsked && !address.isEmpty && HTTPMethod.all.contains(method)
    }

    private mutating func takeHeader(_ text: String, _ span: Span) {
        guard let colon = text.firstIndex(of: ":"), NameShape.isHeaderField(String(text[..<colon])) else { return }
        headers.append(
            .init(name: String(text[..<colon]), value: String(text[text.index(after: colon)...]).trimmingBlanks(), span: span))
    }

    private mutating func takePowerShell(_ command: ShellCommand) -> Bool {
        method = "GET"
        var words = command.words.dropFirst()
        while let word = words.popFirst() {
            switch word.text.lowercased() {
            case "-uri": if let value = words.popFirst() { (address, addressSpan) = (value.text, value.span) }
            case "-method": if let value = words.popFirst() { method = value.text.uppercased() }
            default: if Self.isAddress(word.text), word.text.has("://"), address.isEmpty { (address, addressSpan) = (word.text, word.span) }
            }
        }
        return Self.isAddress(address) && HTTPMethod.all.contains(method)
    }
}

extension NameShape {
    /// `Authorization`, `ACCESS-KEY`: letters, digits and dashes.
    static func isHeaderField(_ text: String) -> Bool {
        guard let first = text.utf8.first, first >= 0x41, text.utf8.count > 1 else { return false }
        return text.utf8.allSatisfy { isIdentifierPart($0) && $0 < 0x80 && $0 != UInt8(ascii: "$") || $0 == 0x2D }
    }
}
