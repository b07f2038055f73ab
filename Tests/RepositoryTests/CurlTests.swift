import Foundation
import Spec
import Testing

/// The commands of the references: each is run against the mock, as a reader would, and answers as its page says.
@Suite struct CurlTests {
    /// What a page shows of one endpoint.
    struct Section: Sendable, CustomTestStringConvertible {
        var page: String
        var mock: String
        var endpoint: String
        var text: String

        var testDescription: String { "\(mock) \(endpoint)" }
    }

    /// A command with the answer that its page promises.
    struct Command {
        var lines: String
        var status: String
        /// What the answer always has: the fields of a body or the items of a redirect.
        var fields: [String]
    }

    static let hasCurl = ["/usr/bin/curl", "/bin/curl", "/opt/homebrew/bin/curl", "/usr/local/bin/curl"].contains(
        where: FileManager.default.isExecutableFile)

    static let sections: [Section] =
        Repository.files(below: ["Generated"], endingWith: ["Reference/en/endpoints.md"]).flatMap { page -> [Section] in
            let text = (try? Repository.text(page)) ?? ""
            let mock = text.firstMatch(of: /Specs\/([a-z0-9-]+)\./).map { "\($0.1)-mock" } ?? ""
            return text.components(separatedBy: "\n<a id=\"endpoint-").dropFirst().map { part in
                Section(page: page, mock: mock, endpoint: String(part.prefix { $0 != "\"" }), text: part)
            }
        }

    @Test(
        "a command answers as its page says", .enabled(if: hasCurl, "curl is not here"),
        arguments: sections.filter { $0.text.contains("it answers `") })
    func answers(_ section: Section) throws {
        let mock = try MockProcess(section.mock)
        let commands = try Self.commands(section)
        #expect(!commands.isEmpty)
        for (index, command) in commands.enumerated() {
            let base = "\(mock.address)/s/\(index)"
            let answer = try Self.run(command.lines.replacing("http://127.0.0.1:8080", with: base))
            let head = answer.components(separatedBy: "\r\n\r\n").first ?? ""
            #expect(head.contains(/^HTTP\/1.1 (\d+)/) && head.split(separator: " ").dropFirst().first == command.status[...], "\(answer)")
            let place = command.status == "302" ? head : String(answer.dropFirst(head.count))
            for field in command.fields {
                let forms = ["\"\(field)\":", "?\(field)=", "&\(field)="]
                #expect(forms.contains(where: place.contains), "no \(field): \(answer)")
            }
        }
    }

    @Test(
        "a command has the mock call an app's server", .enabled(if: hasCurl, "curl is not here"),
        arguments: sections.filter { $0.text.contains("/__mock/call/") })
    func calls(_ section: Section) throws {
        let mock = try MockProcess(section.mock)
        let block = try #require(section.text.components(separatedBy: "```sh\n").dropFirst().first?.components(separatedBy: "\n```").first)
        // Nobody listens on the first port: the values are taken, and the call is made in vain.
        let command = block.replacing("http://127.0.0.1:8080", with: mock.address).replacing("127.0.0.1:9000", with: "127.0.0.1:1")
        let report = try Self.run(command)
        #expect(report.contains(#""outcome":"unreachable""#), "\(report)")
    }

    @Test("every endpoint that a mock answers has a command")
    func isComplete() throws {
        for system in try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "Specs").path).sorted() {
            let mine = Self.sections.filter { $0.mock == "\(system)-mock" }
            guard !mine.isEmpty else { continue }
            let yaml = Repository.files(below: ["Specs/\(system)"], endingWith: [".yaml"]).filter { !$0.hasSuffix("evidence.yaml") }
            let answered = try yaml.flatMap { try Repository.text($0).matches(of: /(?m)^    - endpoint: (\S+)$/).map { String($0.1) } }
            #expect(!answered.isEmpty)
            for endpoint in answered {
                let section = mine.first { $0.endpoint == endpoint.replacing(".", with: "..") }
                #expect(section?.text.contains("```sh\n") == true, "\(system) \(endpoint)")
            }
        }
    }

    /// The commands of a section, each with what the answer it names always has.
    static func commands(_ section: Section) throws -> [Command] {
        let parts = section.text.components(separatedBy: ":\n\n```sh\n")
        return try zip(parts, parts.dropFirst()).map { before, after in
            let promise = try #require(before.components(separatedBy: "it answers ").last?.split(separator: "`").map(String.init))
            let status = try #require(promise.first)
            let title = promise.count > 2 ? "**Answer `\(promise[2])`**:" : "**Answer**:"
            let table = try #require(section.text.components(separatedBy: title).dropFirst().first, "no \(title)")
            let rows = table.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).prefix { $0.hasPrefix("|") }
            let fields = rows.compactMap { row -> String? in
                let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                guard cells.count > 2, cells[2] == "yes", !cells[0].contains(".") else { return nil }
                return cells[0].trimmingCharacters(in: ["`"])
            }
            let isText = table.prefix { $0 != "\n" }.contains("text")
            let lines = after.components(separatedBy: "\n```").first ?? ""
            return Command(lines: lines, status: status, fields: isText ? [] : fields)
        }
    }

    private static func run(_ commands: String) throws -> String {
        let shell = Process()
        let output = Pipe()
        shell.executableURL = URL(filePath: "/bin/sh")
        // An answer that goes on is listened to for a while.
        shell.arguments = ["-c", commands.replacing("--no-buffer", with: "--no-buffer --max-time 2")]
        shell.standardOutput = output
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        shell.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
