import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Types that stand in others, in drafts.
@Suite struct NestedTypeTests {
    private func draft(_ guide: String) throws -> DraftFolder {
        let sheet = try #require(FactSheet.of("guide.md", guide))
        let folder = DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return folder
    }

    private func api(_ guide: String) throws -> String { try draft(guide).files.first { $0.name == "api.yaml" }?.text ?? "" }

    private func code(_ text: String) -> String { "```swift\n\(text)\n```\n\n" }

    private let event = """
        extension HallController: LampDelegate {
            func lamp(_ lamp: Lamp, didEmit event: Lamp.Event) {
                switch event {
                case .lit: break
                case let .burnt(reason): break
                }
            }
        }
        """

    /// Declared in it, or named with it where a sample tells its cases apart.
    @Test func typesAreCalledAfterWhatTheyStandIn() throws {
        let guide =
            code(
                "public class Lamp {\n    public enum Mode { case dim, bright }\n    public struct Shade { public var width: Int }\n"
                    + "    public var mode: Mode\n}")
            + code(event)
        let spec = try #require(try draft(guide).spec)
        #expect(spec.enums.map(\.name.value) == ["Mode", "Event"])
        let text = try api(guide)
        for name in ["Mode", "Shade", "Event"] { #expect(text.contains("- name: \(name)\n    swift: Lamp.\(name)\n"), "\(text)") }
        #expect(text.contains("\"func lamp(_ lamp: Lamp, didEmit event: Event)\""))
    }

    /// What stands before the point may be a module, or nothing that the guide has.
    @Test func modulesAreNoTypes() throws {
        let text = try api(code("let lamp = LampKit.Lamp()\nlamp.light()\nfunc show(_ shade: LampKit.Shade)"))
        #expect(!text.contains("swift: "), "\(text)")
    }

    /// Two types of one name: neither is said to stand anywhere.
    @Test func namesThatStandInTwo() throws {
        let text = try api(code("let a = Lamp.Mode()\nlet b = Shade.Mode()\nLamp.shared.light()\nShade.shared.turn()"))
        #expect(!text.contains("swift: "), "\(text)")
    }

    /// A builder inside of what it builds: everything that it is asked for answers it, until it builds.
    @Test func buildersStandInWhatTheyBuild() throws {
        let text = try api(
            code("let agent = LampAgent.Builder()\n    .setName(\"hall\")\n    .listener(self)\n    .build()")
                + code("agent.light()\nagent?.dim(by: 3)"))
        #expect(text.contains("- name: Builder\n    swift: LampAgent.Builder\n"), "\(text)")
        for declaration in ["func setName(_ value: String) -> Builder", "func build() -> LampAgent", "func light()", "func dim(by: Int)"] {
            #expect(text.contains("\"\(declaration)\""), "\(text)")
        }
    }

    /// What is called like what apps implement is a protocol, though the guide shows no class that conforms to it.
    @Test func listenersAreProtocols() throws {
        let guide =
            "### LampListener methods\n\nExtend `LampListener` in the view.\n\n| Methods | Meaning |\n|---|---|\n| `onLit(lamp: String)` | lit |\n\n"
            + code("LampAgent.shared.listener = self")
        let spec = try #require(try draft(guide).spec)
        #expect(spec.protocols.map { ($0.name.value) } == ["LampListener"])
        #expect(spec.protocols.first?.methods.map(\.name) == ["onLit(lamp:)"])
    }

    /// Vendors share prefixes of Apple's: only the words that its types go on with are the platform's.
    @Test func prefixesAreShared() throws {
        let guide =
            "```objc\nCTTelephonyNetworkInfo *info = [CTTelephonyNetworkInfo new];\n"
            + "CTLamp *lamp = [CTLamp new];\n[lamp light];\n```\n"
        let spec = try #require(try draft(guide).spec)
        #expect(spec.classes.map(\.name.value) == ["CTLamp"])
    }

    /// An enum without a case is where other types stand, whatever its first letter.
    @Test func enumsWithoutCasesAreClassesThatHoldNothing() throws {
        let source = """
            public enum API {
                public struct Door { public let key: String; public init(key: String) { self.key = key } }
                public enum Mode { case open, shut }
                public enum tools { public static func make() -> Door { Door(key: "") } }
            }
            public enum Unused {}
            """
        let sheet = try #require(FactSheet.of("API.swift", source))
        let folder = DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let text = folder.files.first { $0.name == "api.yaml" }?.text ?? ""
        for name in ["Door", "Mode", "tools"] { #expect(text.contains("- name: \(name)\n    swift: API.\(name)\n"), "\(text)") }
        #expect(text.contains("- name: API\n    language: swift\n") && !text.contains("Unused"), "\(text)")
        let tools = folder.spec?.classes.first { $0.name.value == "tools" }
        #expect(tools?.methods.map(\.name) == ["make()"])
    }

    /// An extension says the whole path of what it extends.
    @Test func extensionsOfTypesWithAnUnderscore() throws {
        let source = """
            public struct Lamp { public struct _Shade { public let width: Int } }
            extension Lamp._Shade { public func turn() {} }
            """
        let sheet = try #require(FactSheet.of("Lamp.swift", source))
        let folder = DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"])
        let shades = folder.spec?.classes.filter { $0.name.value.hasSuffix("_Shade") } ?? []
        #expect(shades.count == 1 && shades.first?.form == .structure, "\(folder.files.map(\.text))")
        #expect(shades.first?.methods.map(\.name) == ["turn()"] && shades.first?.properties.map(\.name) == ["width"])
    }

    /// `RawValue` and `AllCases` are what the enum is made of, and its `CodingKeys` are no API of anybody's.
    @Test func typesThatSwiftBringsToEnumsAreNone() throws {
        let source = """
            public struct Lamp: Codable {
                public enum CodingKeys: String, CodingKey { case name, sources = "all_sources" }
                public enum Source: Int, Codable { case sun, wire }
                public let name: String
                public let sources: Set<Lamp.Source.RawValue>
                public func pick(_ raw: Source.RawValue?) -> Source.AllCases { [] }
                public func read(_ first: Wire.Index) {}
            }
            """
        let sheet = try #require(FactSheet.of("Lamp.swift", source))
        let folder = DraftFolder([sheet], id: "lamp", module: "LampKit", languages: ["en"])
        let text = folder.files.first { $0.name == "api.yaml" }?.text ?? ""
        #expect(text.contains("var sources: Set<Int>") && text.contains("func pick(_ raw: Int?) -> [Source]"), "\(text)")
        for name in ["RawValue", "AllCases", "CodingKeys", "name: Index"] { #expect(!text.contains(name), "\(text)") }
        #expect(folder.leftOut.contains { $0.name.hasSuffix("CodingKeys") && $0.reason.hasPrefix("keys of JSON") })
    }
}
