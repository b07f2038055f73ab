import CrossCheck
import Guide

/// What guides say that their paths begin with: `Base URL: https://api.example.com/v1`, one address for each environment.
struct BaseAddresses {
    private(set) var environments: [Draft.Environment] = []

    /// - Parameter paths: of the endpoints that guides give without an address.
    init(_ statements: [Statement], paths: [String]) {
        guard !paths.isEmpty else { return }
        // In a listing of its own an address may look like one that is called.
        let addresses = statements.filter {
            [.key, .endpoint].contains($0.fact.kind) && !$0.fact.isTextOfFailure && Self.isAddress($0.fact.name)
        }
        let known = Set(addresses.map { Self.trimmed($0.fact.name) })
        let links = addresses.filter { !Self.isPath($0, behind: known) }
        let called = links.filter { Self.isCalledBase(Self.label($0), inCode: $0.fact.isTextOfCode && URLForm.path($0.fact.name).isEmpty) }
        let bases = called.isEmpty ? Self.only(links.filter { $0.fact.kind == .key && Self.looksLikeBase($0.fact.name) }) : called
        for statement in bases { add(statement, paths) }
    }

    /// What code appends to a base is a call, and no other base.
    private static func isPath(_ statement: Statement, behind bases: Set<String>) -> Bool {
        let url = trimmed(statement.fact.name)
        return statement.fact.isTextOfCode && bases.contains { url.hasPrefix($0 + "/") }
    }

    private mutating func add(_ statement: Statement, _ paths: [String]) {
        let url = Self.trimmed(statement.fact.name)
        let path = URLForm.path(url)
        // Paths that are whole begin with what the base ends with.
        let isWhole = !path.isEmpty && paths.allSatisfy { URLForm.normal($0).hasPrefix(path + "/") }
        let base = isWhole ? URLForm.origin(url) : url
        guard !environments.contains(where: { $0.url == base }) else { return }
        let taken = Set(environments.map(\.name))
        let host = Words.camelCase(Words.split(String(URLForm.origin(url).split { $0 == "/" || $0 == "." }.dropFirst().first ?? "")))
        let stage = Self.stage(Self.spoken(Self.lines(before: statement).last ?? "") + " " + url.lowercased())
        let names = [stage, host, "\(stage)\(environments.count + 1)"]
        guard let name = names.first(where: { !taken.contains($0) && Words.isIdentifier($0) }) else { return }
        let isDoubtful = stage == Self.production && taken.contains(stage)
        environments.append(Draft.Environment(name: name, url: base, doubtful: isDoubtful ? statement.place : nil))
    }

    /// Of addresses that nothing calls a base, one says what it is by being alone.
    private static func only(_ statements: [Statement]) -> [Statement] {
        Set(statements.map { trimmed($0.fact.name) }).count == 1 ? [statements[0]] : []
    }

    private static func trimmed(_ url: String) -> String { url.hasSuffix("/") ? String(url.dropLast()) : url }

    private static func isAddress(_ name: String) -> Bool {
        // A scheme alone, `"http://"`, is what code replaces or looks for, and `"https://api"` what it completes.
        guard let scheme = ["https://", "http://"].first(where: name.hasPrefix) else { return false }
        let host = name.dropFirst(scheme.count).prefix { $0 != "/" && $0 != ":" }
        guard host.contains(".") || host == "localhost" else { return false }
        return !name.contains { "{<?#*".contains($0) }
    }

    /// `https://api.example.com`, `https://example.com/v1`, `https://example.com/api`.
    private static func looksLikeBase(_ name: String) -> Bool {
        let path = URLForm.path(trimmed(name)).split(separator: "/")
        let isAPI = URLForm.origin(name).split { "/.-:".contains($0) }.contains("api")
        guard let last = path.last, path.count < 3 else { return isAPI && path.isEmpty }
        let isVersion = last.first == "v" && last.dropFirst().first?.isNumber == true
        return isVersion || last == "api" || last == "rest"
    }

    /// What stands before it: on its line, or as the title or the cell before.
    private static func lines(before statement: Statement) -> [String] {
        var text = statement.text.before(statement.fact.span, limit: 240)
        if let open = text.firstIndex(of: ">"), text[..<open].contains("<") == false { text = String(text[text.index(after: open)...]) }
        text = text.replacing(#/<[^>]*>?/#, with: " ")
        return text.split(separator: "\n").filter { $0.contains { $0.isLetter || $0.isNumber } }.suffix(2).map(String.init)
    }

    private static func label(_ statement: Statement) -> String { spoken(lines(before: statement).joined(separator: " ")) }

    /// In small letters, and once more with the words of names apart: `kDoorAPIEndpointLive`.
    private static func spoken(_ text: String) -> String {
        let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter {
            $0.dropFirst().contains { $0.isUppercase || $0 == "_" }
        }
        return ([text] + names.map { Words.split(String($0)).joined(separator: " ") }).joined(separator: " ").lowercased()
    }

    /// - Parameter inCode: a text of the SDK's own code that is a host: it has nothing around it but its name.
    private static func isCalledBase(_ label: String, inCode: Bool) -> Bool {
        let words = label.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
        return baseWords.contains { words.contains($0) } || inCode && ["endpoint", "server", "base", "api"].contains { words.contains($0) }
    }

    private static let baseWords = [
        "base url", "baseurl", "base uri", "base path", "base address", "base endpoint", "root url", "root endpoint", "api url", "api root",
        "api host", "api server", "api endpoint", "server url", "server address", "host", "domain", "url base", "url de base", "basis url",
        "базовый", "базовая", "адрес сервера", "接口地址", "请求地址", "服务器地址", "服务地址", "基础地址", "域名", "根地址", "ベースurl", "ベース url", "ホスト",
        "エンドポイント", "ドメイン", "호스트", "기본 url", "베이스 url", "도메인", "서버 주소",
    ]

    /// `production`, unless the words beside it or the address say otherwise.
    private static func stage(_ text: String) -> String {
        let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        return stages.first { _, names in names.contains { $0.allSatisfy(\.isASCII) ? words.contains($0) : text.contains($0) } }?.name
            ?? production
    }

    static let production = "production"

    private static let stages: [(name: String, words: [String])] = [
        ("sandbox", ["sandbox", "沙箱", "沙盒", "サンドボックス", "샌드박스", "песочница"]),
        ("staging", ["staging", "stage", "stg", "uat", "ステージング", "스테이징"]),
        ("test", ["test", "testing", "qa", "测试", "測試", "テスト", "테스트", "тестовый"]),
        ("development", ["dev", "development", "开发", "開発", "개발"]), ("demo", ["demo"]),
    ]
}
