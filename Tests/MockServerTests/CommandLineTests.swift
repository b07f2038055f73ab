import Foundation
import MockRuntime
import Testing

private let users = #"{"records": {"users": [{"id": "kim", "name": "Kim"}"#

/// What the command line says of itself, and refuses.
@Suite struct CommandLineTests {
    @Test func theVersionIsTold() throws {
        #expect(try MockRun("--version").output == "\(MockService.version)\n")
    }

    @Test(arguments: [
        (["--host", "256.0.0.1", "--port", "0"], 2, "can't listen on 256.0.0.1: it is neither an address"),
        (["--host", "192.0.2.1", "--port", "0", "--token", "t"], 2, "192.0.2.1 is no address of this machine"),
        (["--port", "65536"], 2, "a port is a number from 0 to 65535, and 65536 is none"), (["--token", ""], 2, "an empty token"),
        (["--chaos", "0"], 2, "chaos is more than 0"), (["--log", "xml"], 2, "'xml'"),
        (["--seed", "3", "--seed", "4"], 2, "random values start from one number, and 3 and 4 are given"),
        (["--seed", "/nowhere.json"], 2, "can't read /nowhere.json: No such"),
        (["--seed", "/dev/null"], 2, "/dev/null:1:1: the text ends"), (["--chaos", "101"], 2, "up to 100 of a hundred"),
        (["--seed", "99999999999999999999"], 2, "up to 18446744073709551615, and 99999999999999999999 is more"),
        (["--port", "0", "--ready-file", "/nowhere/address"], 2, "can't write /nowhere/address: No such"),
        (["--callback-host", "http://app.example.com/"], 2, "'http://app.example.com/' is no host"),
        (["--callback-host", "app.example.com:9000"], 2, "'app.example.com:9000' is no host"),
        (["--allow-host", "a b"], 2, "'a b' is no host"), (["--allow-host", ""], 2, "'' is no host"),
    ])
    func whatMeansNothingIsRefused(arguments: [String], status: Int32, reason: String) throws {
        let run = try MockRun(arguments)
        #expect(run.status == status && run.errors.contains(reason), "\(run.errors)")
    }

    @Test(arguments: [
        (
            "{\n  \"app\": {\"client_secret\": \"x\",}\n}",
            ":2:32: a member's name should be here\n    \"app\": {\"client_secret\": \"x\",}\n" + String(repeating: " ", count: 33) + "^\n"
        ),
        (
            "{\"app\": {\n\t\"한글\": 1}}",
            ":2:2: there is no app value \"한글\" (the app values are client_id, client_secret, redirect_uri)\n  \t\"한글\": 1}}\n  \t^\n"
        ),
        (
            users + ",\n  {\"name\": \"김\", \"id\": 5}]}}",
            ":2:17: users[1]: \"id\" should be a string, but is integer\n    {\"name\": \"김\", \"id\": 5}]}}\n"
                + String(repeating: " ", count: 19) + "^\n"
        ),
        (users + ",\n{\"id\": \"lee\"}]}}", ":2:1: users[1]: the field \"name\""),
        (users + ",\n{\"id\": \"kim\", \"name\": \"Lee\"}]}}", ":2:2: users[1] has the id of users[0]"),
        ("{\"records\":\n{\"people\": []}}", ":2:2: there are no records \"people\""),
        ("{\"app\":\n{}, \"records\": 5}", ":2:5: \"records\" should be an object"),
        ("{\n\"clock\": {}}", ":2:1: \"clock\" is nothing"), ("{\n\"system\": \"other\"}", ":2:1: that is of other"),
        ("[]", ":1:1: the seeds"),
        (
            String(repeating: " ", count: 500) + "x" + String(repeating: "y", count: 500),
            ":1:501: no value starts here\n  " + String(repeating: " ", count: 50) + "x" + String(repeating: "y", count: 49) + "\n"
        ),
    ])
    func aFileThatDoesNotFitIsShown(text: String, problem: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "seeds-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let run = try MockRun("--port", "0", "--seed", file.path)
        #expect(run.status == 2 && run.errors.hasPrefix("Error: \(file.path)\(problem)"), "\(run.errors)")
        try Data([0xFF, 0xFE] + Array(text.utf8)).write(to: file)
        #expect(try MockRun("--port", "0", "--seed", file.path).errors.hasPrefix("Error: \(file.path) is UTF-16; save it as UTF-8"))
    }
}

/// What the command line puts into force.
@Suite struct CommandOptionTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "mock-\(UUID().uuidString)")

    @Test func aMockBeginsWithAFile() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "users.json")
        // With the mark that editors on Windows begin files with.
        try Data([0xEF, 0xBB, 0xBF] + Array(#"{"records":{"users":[{"id":"kim","name":"Kim"}]}}"#.utf8)).write(to: file)
        let mock = try LimitedMock(descriptors: 64, options: ["--seed", file.path, "--seed", "7"])
        #expect(try await mock.text(answering: Request.closing("GET /__mock/users")).hasSuffix(#"{"users":[{"id":"kim","name":"Kim"}]}"#))
    }

    @Test func aFileSaysWhenTheMockIsReady() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "address")
        var mock: LimitedMock? = try LimitedMock(descriptors: 64, options: ["--ready-file", file.path])
        let port = try #require(mock?.port)
        while !FileManager.default.fileExists(atPath: file.path) { try await Task.sleep(for: .milliseconds(1)) }
        #expect(try String(contentsOf: file, encoding: .utf8) == "http://127.0.0.1:\(port)\n")
        mock = nil
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test(.timeLimit(.minutes(30))) func aTerminalThatIsClosedEndsTheMock() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let mock = try LimitedMock(descriptors: 64, options: ["--ready-file", folder.appending(path: "address").path])
        mock.hangUp()
        #expect(mock.exitCode == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    /// `nohup` has it ignored, and means it.
    @Test(.timeLimit(.minutes(30))) func aMockThatIsToOutliveItsTerminalDoes() async throws {
        let mock = try LimitedMock(descriptors: 64, ignoringHangUp: true)
        mock.hangUp()
        try await Task.sleep(for: .milliseconds(100))
        #expect(try await mock.text(answering: Request.closing("GET /v1/items/1")).contains(" 200 "))
    }

    /// The shell starts the mock, and ends when it is told nothing more.
    @Test(.timeLimit(.minutes(30))) func aMockEndsWithItsParent() async throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", #""$0" --port 0 --quiet --exit-with-parent & read line"#, LimitedMock.executable.path]
        process.standardOutput = output
        process.standardInput = input
        try process.run()
        #expect(try output.fileHandleForReading.read(upToCount: 7) == Data("http://".utf8))
        try input.fileHandleForWriting.close()
        // The mock holds the other end until it is gone.
        #expect(try output.fileHandleForReading.readToEnd()?.last == UInt8(ascii: "\n"))
    }

    @Test func chaosIsInForceInEverySession() async throws {
        let mock = try LimitedMock(descriptors: 64, options: ["--chaos", "100"])
        let faults = try await mock.text(answering: Request.closing("GET /s/a/__mock/faults"))
        #expect(faults.contains(#"{"endpoint":"*","chaos":true,"percent":100,"count":null,"#), "\(faults)")
    }

    @Test func pagesOfEveryOriginMayCall() async throws {
        let mock = try LimitedMock(descriptors: 64, options: ["--cors"])
        let answer = try await mock.text(answering: Request.closing("GET /v1/items/1", "Origin: https://a.example"))
        #expect(answer.contains("Access-Control-Allow-Origin: https://a.example\r\n"))
    }
}

/// The toy system's mock run to its end.
struct MockRun {
    let status: Int32
    let output: String
    let errors: String

    init(_ arguments: String...) throws { try self.init(arguments) }

    init(_ arguments: [String]) throws {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = LimitedMock.executable
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Neither is longer than a pipe holds.
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
