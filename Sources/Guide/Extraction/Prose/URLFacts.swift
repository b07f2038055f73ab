import SourceText

/// A URL in a text, taken apart.
struct Address {
    var span: Span
    /// With placeholders of any language as `{}`.
    var base: String
    var query: [(name: String, value: String?)]
    /// The whole of it, query included.
    var full: String
}

extension Passage {
    /// Every `scheme://…`, the scheme being a word or a placeholder in braces.
    func addresses() -> [Address] {
        var addresses: [Address] = []
        var index = 0
        while index + 2 < bytes.count {
            guard bytes[index] == 0x3A, bytes[index + 1] == 0x2F, bytes[index + 2] == 0x2F, let start = schemeStart(before: index) else {
                index += 1
                continue
            }
            let end = addressEnd(from: index + 3)
            if end > index + 3 { addresses.append(address(Span(start, end))) }
            index = max(end, index + 3)
        }
        return addresses
    }

    private func schemeStart(before colon: Int) -> Int? {
        var start = colon
        if start > 0, bytes[start - 1] == 0x7D, let open = bytes[max(0, start - 120)..<start].lastIndex(of: 0x7B) { return open }
        while start > 0, NameShape.isWord(bytes[start - 1]) || bytes[start - 1] == 0x2D || bytes[start - 1] == 0x2B { start -= 1 }
        return start < colon ? start : nil
    }

    /// Quotes, brackets and marks that end an address.
    private static let stops: Set<UInt8> = [0x22, 0x27, 0x3C, 0x3E, 0x29, 0x5D, 0x60, 0x2C, 0x3B, 0x5C, 0x7C, 0x5E]

    private func addressEnd(from start: Int) -> Int {
        var end = wordyHostEnd(from: start)
        var (depth, squares) = (0, 0)
        while end < bytes.count {
            let byte = bytes[end]
            if byte == 0x7B { depth += 1 }
            if byte == 0x7D { depth -= 1 }
            // `?made[after]=2013`: what is opened inside is closed inside.
            let closes = byte == 0x5D && squares > 0
            if byte == 0x5B { squares += 1 }
            if closes { squares -= 1 }
            if byte == 0x3C, depth == 0, let close = endOfAngled(at: end) {
                end = close
                continue
            }
            let stops = byte <= 0x20 || byte >= 0x80 || Self.stops.contains(byte) && !closes
            if byte == 0x0A || depth < 0 || depth == 0 && stops { break }
            end += 1
        }
        while end > start, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x3A { end -= 1 }
        return end
    }

    /// `域名` of `https://域名/v1/doors`: a word of another script that stands for the host, right before a path.
    private func wordyHostEnd(from start: Int) -> Int {
        let end = bytes[start...].firstIndex { $0 < 0x80 } ?? bytes.count
        return end > start && end - start < 40 && end < bytes.count && bytes[end] == 0x2F ? end : start
    }

    private func withoutWordyHost(_ span: Span) -> String? {
        let colon = (span.start..<span.end).first { bytes[$0] == 0x3A && bytes[$0...].starts(with: "://".utf8) }
        guard let start = colon.map({ $0 + 3 }) else { return nil }
        let end = wordyHostEnd(from: start)
        return end > start ? string(Span(span.start, start)) + "{}" + string(Span(end, span.end)) : nil
    }

    /// Behind `<id>` of `/doors/<id>` or `?key=<key>`.
    private func endOfAngled(at start: Int) -> Int? {
        guard start > 0, [0x2F, 0x3D].contains(bytes[start - 1]),
            let close = bytes[(start + 1)..<min(bytes.count, start + 40)].firstIndex(of: 0x3E), close > start + 1,
            bytes[(start + 1)..<close].allSatisfy({ NameShape.isIdentifierPart($0) || $0 == 0x2D })
        else { return nil }
        return close + 1
    }

    private func address(_ span: Span) -> Address {
        let text = Self.normalised(AngledPlaceholder.braced(withoutWordyHost(span) ?? braced(span)))
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let items = parts.count > 1 && !QueryTemplate.isAny(parts[1]) ? parts[1].split(separator: "&") : []
        let query = items.map { item -> (name: String, value: String?) in
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = pair.count > 1 ? String(pair[1]) : nil
            return (String(pair[0]), value == "{}" || value == "" ? nil : value)
        }
        return Address(span: span, base: String(parts[0]), query: query, full: text)
    }

    /// Behind `//` or `*` on its line.
    func isInComment(_ span: Span) -> Bool {
        var start = span.start
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        let line = bytes[start..<span.start]
        if line.first(where: { $0 > 0x20 }) == 0x2A { return true }
        return line.indices.dropLast().contains { line[$0] == 0x2F && (line[$0 + 1] == 0x2F || line[$0 + 1] == 0x2A) }
    }

    /// `Origin: https://…`: where a request comes from, as its headers say.
    func isOfCaller(_ span: Span) -> Bool {
        let before = bytes[max(0, span.start - 12)..<span.start].split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
        return ["origin:", "referer:"].contains(String(decoding: before, as: UTF8.self).trimmingBlanks().lowercased())
    }

    /// `"page": "https://…"`: what a member of a message holds, and nothing that is called.
    func isValueOfMember(_ span: Span) -> Bool {
        var marks = [UInt8](bytes[max(0, span.start - 8)..<span.start].filter { $0 > 0x20 }.suffix(3))
        guard marks.popLast() == 0x22, marks.popLast() == 0x3A else { return false }
        return marks.popLast() == 0x22
    }

    /// A placeholder's words are the guide's own; names in ASCII are kept, and stand in braces.
    static func normalised(_ address: String) -> String {
        var result = ""
        var placeholder: String?
        for character in ColonPlaceholder.braced(address) {
            if character == "{" {
                placeholder = ""
            } else if character == "}", let inner = placeholder {
                let isName = !inner.isEmpty && inner.utf8.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x2E || $0 == 0x2D }
                result += isName ? "{\(inner)}" : "{}"
                placeholder = nil
            } else if placeholder != nil {
                placeholder?.append(character)
            } else {
                result.append(character)
            }
        }
        return result
    }
}

extension Extraction {
    /// URLs as endpoints, their query items as parameters. In prose a link's target, or a link's own text, is documentation and no fact.
    @discardableResult
    mutating func readURLs(_ passage: Passage, inCode: Bool) -> [Span] {
        var spans = readPaths(passage, inCode: inCode)
        guard passage.holds(0x3A) else { return spans }
        let method = passage.holds(0x2F) ? self.method(in: passage, inCode: inCode) : nil
        let before = facts.count
        defer { if !inCode { leaveListedEndpoints(passage, from: before) } }
        for address in passage.addresses() {
            spans.append(address.span)
            guard isFact(address, in: passage, inCode: inCode) else { continue }
            let path = method == nil ? nil : Self.quotedPath(in: passage)
            let isHost = address.base.split(separator: "/").count <= 2
            let base = isHost && path != nil ? address.base + (path ?? "") : address.base
            let named = self.method(before: address.span, in: passage)
            let isMember = inCode && passage.isValueOfMember(address.span)
            let near = isMember ? nil : named ?? method ?? (inCode ? nil : methodSaidBefore(address, passage))
            if near != nil || inCode && !isMember && isCalled(address, in: passage) {
                addEndpoint(method: near, base: base, address, in: passage)
            } else {
                if !inCode, passage.callsEndpoint(address.span) || isBelowTitleOfAddress(address, passage) {
                    spokenAddresses.append(facts.count)
                }
                add(Fact(.key, address.full, value: address.full, source: inSample ? .sample : .prose, span: passage.file(address.span)))
            }
        }
        return spans
    }

    /// Whether a sample's address is called. In code of the API's own language most are values that it is handed: pages, pictures.
    private func isCalled(_ address: Address, in passage: Passage) -> Bool {
        if address.base.has("github.com/") || address.base.hasSuffix(".git") || address.base.has("githubusercontent") { return false }
        guard isInAppCode, !address.base.hasPrefix("{") else { return true }
        let text = passage.text.characters
        return ["Request", "dataTask", "AFHTTP", "Alamofire", "URLSession"].contains { text.has($0) }
    }

    /// A file to download.
    private static func isArchive(_ address: String) -> Bool {
        [".zip", ".gz", ".tgz", ".dmg", ".pkg", ".xcframework", ".framework", ".aar", ".jar", ".podspec"].contains(where: address.hasSuffix)
    }

    /// What a sample shows.
    private static func isPicture(_ address: String) -> Bool {
        [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".mp4"].contains(where: address.lowercased().hasSuffix)
    }

    private func isFact(_ address: Address, in passage: Passage, inCode: Bool) -> Bool {
        let documentation = ["w3.org", "apple.com/DTDs", "schemas.android.com", "example.com/image"]
        if documentation.contains(where: address.base.has) { return false }
        if inCode, passage.isInComment(address.span) || passage.isOfCaller(address.span) { return false }
        if inCode, isInAppCode, Self.isPicture(address.base) { return false }
        if inCode ? Self.isArchive(address.base) : Self.isInRepository(address.base) { return false }
        if !inCode, Self.isReferral(address.span, in: passage) { return false }
        return inCode || (!passage.isBehindLink(address.span) && !address.base.hasSuffix(".png") && !address.base.hasSuffix(".gif"))
    }

    /// "See https://…", "For more, see https://…": where to read on.
    private static func isReferral(_ span: Span, in passage: Passage) -> Bool {
        let sentence = passage.bytes[..<span.start].suffix(40)
        let mark = sentence.lastIndex { [0x0A, 0x21, 0x2C, 0x2E, 0x3B, 0x3F].contains($0) }
        guard mark != nil || sentence.startIndex == 0 else { return false }
        let lead = sentence[(mark.map { $0 + 1 } ?? 0)...]
        return ReferralWords.lead(String(decoding: lead, as: UTF8.self).trimmingBlanks())
    }

    /// A file, a folder, a release or an issue of a repository: a place to read on, and nothing of the API.
    private static func isInRepository(_ address: String) -> Bool {
        let parts = address.split(separator: "/", maxSplits: 5)
        let hosts = ["github.com", "gitlab.com", "bitbucket.org", "gitee.com"]
        guard parts.count > 4, hosts.contains(where: parts[1].hasSuffix) else { return false }
        return ["blob", "tree", "raw", "src", "releases", "issues", "wiki", "-"].contains(parts[4])
    }

    private mutating func addEndpoint(method: String?, base: String, _ address: Address, in passage: Passage) {
        let called = method.map { "\($0) \(base)" } ?? base
        let name = inSample ? context.template(of: called) ?? ShellPlaceholders.braced(called) : called
        let fact = Fact(
            .endpoint, name, value: base == address.base ? address.full : base, source: inSample ? .sample : .prose,
            span: passage.file(address.span))
        add(fact)
        if method != nil { context.setEndpoint(name) }
        if method == nil, inSample, !address.query.isEmpty { context.shownAddress = name }
        for item in address.query {
            var parameter = Fact(.parameter, item.name, owner: name, source: fact.source, span: fact.span)
            parameter.value = ShellPlaceholders.literal(item.value)
            add(parameter)
        }
    }

    mutating func addEndpoint(method: String, address: String, span: Span, source: Fact.Source) {
        let template = QueryTemplate(AngledPlaceholder.braced(address))
        let text = Passage.normalised(template.path)
        let parts = text.split(separator: "?", maxSplits: 1)
        let called = "\(method) \(parts.first.map(String.init) ?? text)"
        let name = inSample ? context.template(of: called) ?? ShellPlaceholders.braced(called) : called
        add(Fact(.endpoint, name, value: text, source: source, span: span))
        context.setEndpoint(name)
        for item in template.names { add(Fact(.parameter, item, owner: name, source: source, span: span)) }
        guard parts.count > 1, !QueryTemplate.isAny(parts[1]) else { return }
        for item in parts[1].split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1)
            // `?{query}`: anything that can be asked.
            guard let first = pair.first, !first.hasPrefix("{") else { continue }
            var parameter = Fact(.parameter, String(first), owner: name, source: source, span: span)
            parameter.value = ShellPlaceholders.literal(pair.count > 1 && pair[1] != "{}" ? String(pair[1]) : nil)
            add(parameter)
        }
    }

    /// An endpoint of which only the address is known.
    mutating func addEndpoint(at address: String, span: Span) {
        let name = Passage.normalised(address)
        add(Fact(.endpoint, name, value: name, source: .table, span: span))
        context.setEndpoint(name)
    }
}
