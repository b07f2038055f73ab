import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `guidewright mock`: a mock straight from its YAML.
@Suite struct MockCommandTests {
    private let scratch: Scratch
    private let tool: Tool
    private let spec = "mine/Specs/example-tides/mock.yaml"

    init() throws {
        scratch = try Scratch()
        let made = try Tool(folder: scratch.url)("new", "mine")
        #expect(made.code == 0, "\(made.errors)")
        tool = Tool(folder: scratch.url.appending(path: "mine"))
    }

    /// The addresses that a mock prints once it answers.
    private func addresses(_ mock: Tool.Running, count: Int = 1) throws -> [String] {
        var lines: [String] = []
        try mock.wait { text in
            lines = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("http://") }
            return lines.count == count && text.hasSuffix("\n")
        }
        return lines
    }

    private func text(_ address: String, host: String? = nil, body: String? = nil) async throws -> String {
        var request = URLRequest(url: try #require(URL(string: address)))
        if let host { request.setValue(host, forHTTPHeaderField: "Host") }
        if let body {
            request.httpMethod = "POST"
            request.httpBody = Data(body.utf8)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return String(decoding: try await URLSession.shared.data(for: request).0, as: UTF8.self)
    }

    @Test(.timeLimit(.minutes(30))) func aSavedSpecIsInForceAtTheNextRequestAndRecordsStay() async throws {
        let mock = try tool.start("mock", "example-tides", "--port", "0", "--quiet", "--watch")
        defer { mock.end() }
        let address = try addresses(mock)[0]
        #expect(try await text("\(address)/v1/stations/harbour/next").contains("420"))
        _ = try await text("\(address)/__mock/records/stations", body: #"{"id": "pier", "height": 7}"#)

        let first = try scratch.read(spec)
        try scratch.write(first.replacing("height: $station.height", with: "height: 1420"), to: spec)
        #expect(try await text("\(address)/v1/stations/harbour/next").contains("1420"))
        #expect(try await text("\(address)/v1/stations/pier/next").contains("1420"))

        try scratch.write(first.replacing("$station.height", with: "$station.heigt"), to: spec)
        #expect(try await text("\(address)/v1/stations/pier/next").contains("1420"))
        try mock.wait { $0.contains("mock.yaml:") && $0.contains("did you mean") && $0.contains("the mock stays as it was") }

        try scratch.write(first.replacing("height: 420", with: "height: 421"), to: spec)
        #expect(try await text("\(address)/v1/stations/harbour/next").contains("421"))
        #expect(try await text("\(address)/v1/stations/pier/next").contains("\"height\":7"))
    }

    /// As editors save: a file that is emptied and then written, one that goes and comes again, one that another takes the place of.
    @Test(.timeLimit(.minutes(30))) func whatIsHalfSavedIsNeitherServedNorComplainedOf() async throws {
        let mock = try tool.start("mock", "example-tides", "--port", "0", "--quiet", "--watch")
        defer { mock.end() }
        let address = try addresses(mock)[0]
        _ = try await text("\(address)/__mock/records/stations", body: #"{"id": "pier", "height": 7}"#)
        let first = try scratch.read(spec)
        let file = scratch.url.appending(path: spec)
        let half = String(first.prefix(first.count / 2)) + "\n  height: ["
        // On a machine that is busy with something else, half a file may stay long enough to be complained of rightly.
        var isQuick = true
        for (round, empty) in ["", nil, half, "mock:\n"].enumerated() {
            let start = ContinuousClock.now
            if let empty { try scratch.write(empty, to: spec) } else { try FileManager.default.removeItem(at: file) }
            #expect(try await text("\(address)/v1/stations/harbour/next").contains(round == 0 ? "420" : "\(1000 + round - 1)"))
            let other = scratch.url.appending(path: "\(spec).new")
            try Data(first.replacing("height: 420", with: "height: \(1000 + round)").utf8).write(to: other)
            #expect(rename(other.path, file.path) == 0)
            isQuick = isQuick && start.duration(to: .now) < .milliseconds(350)
            #expect(try await text("\(address)/v1/stations/harbour/next").contains("\(1000 + round)"))
            #expect(try await text("\(address)/v1/stations/pier/next").contains("\"height\":7"))
        }
        try mock.wait { text in
            #expect(!isQuick || !text.contains("error:") && !text.contains("stays as it was"), "\(text)")
            return text.components(separatedBy: "the saved spec is in force").count == 5
        }

        // What stays so was meant.
        try scratch.write("", to: spec)
        try mock.wait { $0.contains("the file holds nothing") && $0.contains("example-tides: the mock stays as it was") }
        #expect(try await text("\(address)/v1/stations/pier/next").contains("\"height\":7"))
    }

    @Test(.timeLimit(.minutes(30))) func whatASessionHasChangedStaysWhereItsSeedIsSaved() async throws {
        let mock = try tool.start("mock", "example-tides", "--port", "0", "--quiet", "--watch")
        defer { mock.end() }
        let address = try addresses(mock)[0]
        _ = try await text("\(address)/__mock/records/stations", body: #"{"id": "harbour", "height": 5}"#)
        try scratch.write(try scratch.read(spec).replacing("height: 420", with: "height: 430"), to: spec)
        #expect(try await text("\(address)/v1/stations/harbour/next").contains("\"height\":5"))
        try mock.wait { $0.contains("the saved spec is in force") }
        #expect(try await text("\(address)/s/other/v1/stations/harbour/next").contains("\"height\":430"))
    }

    @Test(.timeLimit(.minutes(30))) func severalSystemsAreToldApartByTheirHosts() async throws {
        let specs = scratch.url.appending(path: "mine/Specs")
        try FileManager.default.copyItem(at: specs.appending(path: "example-tides"), to: specs.appending(path: "other"))
        let other = "mine/Specs/other/system.yaml"
        try scratch.write(
            try scratch.read(other).replacing("id: example-tides", with: "id: other").replacing("TideKit", with: "OtherKit"), to: other)
        let endpoints = "mine/Specs/other/endpoints.yaml"
        try scratch.write(try scratch.read(endpoints).replacing("https://", with: "https://other."), to: endpoints)
        let ready = scratch.url.appending(path: "ready")
        let mock = try tool.start("mock", "--port", "0", "--quiet", "--ready-file", ready.path)
        defer { mock.end() }
        let lines = try addresses(mock, count: 2)
        #expect(lines.map { $0.split(separator: " ").last } == ["example-tides", "other"])
        #expect(try String(contentsOf: ready, encoding: .utf8) == lines.joined(separator: "\n") + "\n")
        let ports = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        for (address, system) in zip(ports, ["example-tides", "other"]) {
            #expect(try await text("\(address)/__mock/health").contains(system))
            for host in ["example-tides", "other"] {
                let answer = try await text("\(address)/__mock/health", host: "\(host).localhost")
                #expect(answer.contains("\"\(host)\""), "\(answer)")
            }
        }
        // The second of two can't listen: the first, which listens already, ends with it.
        let taken = try #require(ports[0].split(separator: ":").last.flatMap { Int($0) })
        let others = try tool("mock", "--port", String(taken - 1), "--quiet")
        #expect(others.code == 2 && others.errors.contains("is in use"), "\(others.errors)")
    }

    @Test func whatCannotBeServedIsRefused() throws {
        let none = try tool("mock", "example-tide")
        #expect(none.code == 2 && none.errors.contains("did you mean `example-tides`?"), "\(none.errors)")
        let port = try tool("mock", "--port", "65536")
        #expect(port.code == 2 && port.errors.contains("a port is a number"), "\(port.errors)")
        try scratch.write(try scratch.read(spec).replacing("$station.height", with: "$station.heigt"), to: spec)
        let wrong = try tool("mock", "--port", "0")
        #expect(wrong.code == 1 && wrong.errors.contains("mock.yaml:") && wrong.output.isEmpty, "\(wrong.errors)")
        try FileManager.default.removeItem(at: scratch.url.appending(path: spec))
        let mockless = try tool("mock", "example-tides")
        #expect(mockless.code != 0 && !mockless.errors.isEmpty)
    }

    @Test(.timeLimit(.minutes(30))) func aPortThatIsTakenIsSaid() throws {
        let mock = try tool.start("mock", "--port", "0", "--quiet")
        defer { mock.end() }
        let port = try #require(try addresses(mock)[0].split(separator: ":").last.map(String.init))
        let other = try tool("mock", "--port", port)
        #expect(other.code == 2 && other.errors.hasPrefix("error: port \(port) is in use"), "\(other.errors)")
    }

    @Test func helpNamesTheServersOptions() throws {
        let help = try tool("mock", "--help")
        #expect(
            help.code == 0 && ["--watch", "--ready-file", "USAGE: guidewright mock"].allSatisfy(help.output.contains), "\(help.output)")
        #expect(try tool("help", "mock").output.contains("guidewright-mock"))
    }
}
