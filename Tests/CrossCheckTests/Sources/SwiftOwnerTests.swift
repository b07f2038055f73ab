import CrossCheck
import Testing

@Suite("Members of types in Swift, each held against the member of its own type")
struct SwiftOwnerTests {
    private static let text = "text: {en: One., ko: 하나입니다.}"

    private static let spec = """
        enums:
          - {name: DoorClientEvent, form: swift, documented: code, \(text), cases: [{name: opened, holds: "String?", \(text)}]}
        classes:
          - name: Door
            form: structure
            language: swift
            documented: code
            \(text)
            properties:
              - {declaration: 'static let name = "Door"', \(text)}
              - {declaration: "let id: String", \(text)}
          - name: DoorKey
            form: structure
            language: swift
            documented: code
            \(text)
            properties: [{declaration: "let id: String", \(text)}]

        """

    private func bench(_ event: String = "opened(String?)", name: String = "Door") -> SourceBench {
        let doors = "public struct Door {\n    public static let name = \"\(name)\"\n    public let id: String\n}\n"
        let others = """
            public struct DoorKey { public static let name = "DoorKey"
                public let id: String
            }
            public enum DoorEvent { case opened(Int) }
            public enum DoorClientEvent { case \(event) }
            """
        return SourceBench(spec: Self.spec, sources: [("code", [("Door.swift", doors), ("Others.swift", others)])])
    }

    @Test("what another type has under the name says nothing, whether the spec states that type or not")
    func others() { #expect(bench().outline == []) }

    @Test("what the type itself has is compared")
    func own() {
        #expect(bench("opened(Int)").outline == ["parameter-type-differs opened says Int"])
        #expect(bench(name: "Gate").outline == ["value-differs name says Gate"])
    }

    @Test("a type that lacks the member does not have it from another one")
    func missing() { #expect(bench("shut").outline.contains("spec-only opened")) }

    @Test("the place of what is said otherwise names its file, where that is another one")
    func files() {
        let file = { (door: String) in "public class Door { public func \(door) {} }" }
        let spec = """
            classes:
              - name: Door
                language: swift
                documented: code
                \(Self.text)
                methods: [{declaration: "func open(key: String)", \(Self.text)}]

            """
        let files = [("A.swift", file("open(key: String)")), ("B.swift", "extension Door { public func open(key: Int) {} }")]
        let message = SourceBench(spec: spec, sources: [("code", files)]).report?.findings.first?.message
        #expect(message == nil || message?.hasSuffix("on line 1 of `A.swift`") == true, "\(message ?? "")")
    }
}
