import CrossCheck

/// What endpoints are called, and their placeholders.
struct EndpointNames {
    private let taken: Set<String>

    init(taken: [String]) { self.taken = Set(taken) }

    /// After the end of its path; where another is called so, with as many parts before it as tell the two apart: `otpVerify`. Where none do, it is
    /// `other`, or what is told apart by a number.
    func name(_ url: String, or other: String? = nil) -> String {
        let name = Self.name(url)
        guard taken.contains(name) else { return name }
        let parts = Self.parts(url)
        let longer = (2..<max(2, parts.count + 1)).lazy.map { Words.camelCase(parts.suffix($0).flatMap(Words.split)) }
        return longer.first { Words.isIdentifier($0) && !taken.contains($0) } ?? distinct(other ?? name)
    }

    func distinct(_ name: String) -> String {
        var (candidate, number) = (name, 1)
        while taken.contains(candidate) {
            number += 1
            candidate = "\(name)\(number)"
        }
        return candidate
    }

    static func name(_ url: String) -> String {
        let last = parts(url).last ?? String(URLForm.origin(url).split { $0 == "/" || $0 == ":" }.last ?? "endpoint")
        let name = Words.camelCase(Words.split(last))
        return Words.isIdentifier(name) ? name : "endpoint"
    }

    private static let fileKinds: Set<String> = ["html", "htm", "php", "jsp", "asp", "aspx", "do", "json", "xml"]

    /// The path's, without what is put in. What ends in the kind of a file is called by what stands before it: `token.html`.
    private static func parts(_ url: String) -> [String] {
        let path = URLForm.path(url).split { $0 == "/" || $0 == "." }.map(String.init).filter { !$0.contains("{") }
        return path.count > 1 && fileKinds.contains(path[path.count - 1]) ? path.dropLast() : path
    }

    /// The URL without query, every placeholder with a name: its own, `{scheme}` before `://`, or `{part}`. A slash at its end stays: a server
    /// may know no other path.
    static func parted(_ url: String) -> (url: String, placeholders: [String]) {
        var names: [String] = []
        var text = ""
        var rest = url.prefix { $0 != "?" && $0 != "#" }
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let written = String(rest[rest.index(after: open)..<close])
            let tail = rest[rest.index(after: close)...]
            let base = Words.isIdentifier(written) ? written : tail.hasPrefix("://") ? "scheme" : "part"
            let name = names.contains(base) ? "\(base)\(names.count + 1)" : base
            names.append(name)
            text += rest[..<open] + "{\(name)}"
            rest = tail
        }
        text += rest
        return (text, names)
    }
}
