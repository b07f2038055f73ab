import Diagnostics
import Foundation
import MockInterpreter
import MockRuntime
import MockTesting
import SourceText
import Spec
import Synchronization
import Testing

@testable import IMFCoreTests
@testable import KakaoOpenSDKTests
@testable import MSALTests
@testable import NHNCloudIAPTests
@testable import NaverThirdPartyLoginTests

/// A system with both of its mocks: the one that was generated and compiled, and the one that is interpreted.
struct BothMocks: Sendable, CustomTestStringConvertible {
    let facts: any DocumentedFacts.Type
    let scenarios: [MockScenario]
    let calls: [WireCall]

    var testDescription: String { facts.system.id }

    static let all = [
        BothMocks(
            facts: IMFCoreTests.Facts.self, scenarios: IMFCoreTests.ScenarioTests.scenarios, calls: IMFCoreTests.EndpointTests.calls),
        BothMocks(
            facts: KakaoOpenSDKTests.Facts.self, scenarios: KakaoOpenSDKTests.ScenarioTests.scenarios,
            calls: KakaoOpenSDKTests.EndpointTests.calls),
        BothMocks(
            facts: MSALTests.Facts.self, scenarios: MSALTests.ScenarioTests.scenarios + MSALTests.ScenarioTests.awaited,
            calls: MSALTests.EndpointTests.calls),
        BothMocks(
            facts: NHNCloudIAPTests.Facts.self, scenarios: NHNCloudIAPTests.ScenarioTests.scenarios,
            calls: NHNCloudIAPTests.EndpointTests.calls),
        BothMocks(
            facts: NaverThirdPartyLoginTests.Facts.self, scenarios: NaverThirdPartyLoginTests.ScenarioTests.scenarios,
            calls: NaverThirdPartyLoginTests.EndpointTests.calls),
    ]

    /// The mock that is read from the system's YAML; once, since two hundred scenarios ask for five of them.
    func interpreted() throws -> InterpretedMock {
        let id = facts.system.id
        return try Self.interpreted.withLock { known in
            if let mock = known[id] { return mock }
            let mock = try #require(InterpretedMock(Self.spec(id)), "\(id) has no mock")
            known[id] = mock
            return mock
        }
    }

    private static let interpreted = Mutex<[String: InterpretedMock]>([:])

    static func spec(_ id: String) throws -> Spec {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.deletingLastPathComponent().appending(path: "Specs/\(id)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".yaml") && $0 != "evidence.yaml"
        }
        let files = try names.sorted().map { name in
            SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
        }
        let (spec, diagnostics) = SpecLoader.load(folder: files)
        #expect(!diagnostics.contains { $0.severity == .error }, "\(diagnostics)")
        return try #require(spec)
    }
}

/// A scenario of a system.
struct Story: Sendable, CustomTestStringConvertible {
    let mocks: BothMocks
    let scenario: MockScenario

    var testDescription: String { "\(mocks.testDescription): \(scenario.name)" }

    static let all = BothMocks.all.flatMap { mocks in mocks.scenarios.map { Story(mocks: mocks, scenario: $0) } }
}
