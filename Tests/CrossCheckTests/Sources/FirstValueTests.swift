import CrossCheck
import Guide
import Spec
import Testing

@Suite("What properties begin with and answer, how parameters end, and how tables call cases")
struct FirstValueTests {
    private static let text = "text: {en: One., ko: 하나입니다.}"

    private func outline(_ spec: String, _ name: String, _ file: String, guide: String = "# Doors\n") -> [String] {
        let bench = SourceBench(spec: spec, guide: guide, sources: [("code", [(name: name, text: file)])])
        #expect(bench.loaded != nil)
        return bench.outline
    }

    private func lamp(_ property: String) -> String {
        """
        enums:
          - name: Level
            form: swift
            rawType: Int
            documented: code
            \(Self.text)
            cases: [{name: low, value: 0, \(Self.text)}, {name: high, value: 1, \(Self.text)}]
        classes:
          - name: Lamp
            language: swift
            documented: code
            superclass: NSObject
            \(Self.text)
            properties:
              - \(property)

        """
    }

    private static let source = """
        public enum Level: Int { case low, high }
        public final class Lamp: NSObject {
            public var level: Level = .low
            public static var key: String { "Lamp" }
            public static var other: String { get { return "Other" } }
            public static var made: String { "Lamp" + "s" }
        }
        """

    @Test("a case that a property begins with is compared, by whatever path")
    func cases() {
        func found(_ value: String) -> [String] {
            outline(lamp("{declaration: \"var level: Level\(value)\", \(Self.text)}"), "Lamp.swift", Self.source)
        }
        #expect(found(" = .low") == [])
        #expect(found(" = Level.low") == [])
        #expect(found(" = .high") == ["value-differs level says .low"])
    }

    @Test("a text that a property always answers is compared")
    func texts() {
        func found(_ name: String, _ text: String) -> [String] {
            outline(
                lamp("{declaration: \"static var \(name): String { get }\", get: \"\(text)\", \(Self.text)}"), "Lamp.swift", Self.source)
        }
        #expect(found("key", "Lamp") == [])
        #expect(found("key", "lamp") == ["value-differs key says Lamp"])
        #expect(found("other", "other") == ["value-differs other says Other"])
        // What is put together is none that stands there.
        #expect(found("made", "lamps") == [])
    }

    @Test("variable arguments are a part of a method of Objective-C")
    func variadics() {
        func found(_ end: String, in header: String) -> [String] {
            let spec = """
                classes:
                  - name: ABDoor
                    documented: code
                    superclass: NSObject
                    \(Self.text)
                    methods:
                      - declaration: "- (void)openAll:(NSString *)first\(end);"
                        unread: [first]
                        steps: []
                        \(Self.text)

                """
            return outline(spec, "ABDoor.h", "@interface ABDoor : NSObject\n- (void)openAll:(NSString *)first\(header);\n@end\n")
        }
        #expect(found("", in: "") == [])
        #expect(found(", ...", in: ", ...") == [])
        #expect(found("", in: ", ...") == ["signature-differs openAll: says , ..."])
        #expect(found(", ...", in: "") == ["signature-differs openAll: says nothing"])
    }

    @Test("a case whose table has two words, and texts that no case could be called")
    func titles() {
        let page = """
            # Doors

            ## Constants of kinds

            | Value | Name | Description |
            |-------|------|-------------|
            | 1 | Revolving | They open first. |
            | 2 | Back Door | They open last. |
            | 3 | Sliding | They slide. |

            """
        func kinds(_ back: String) -> String {
            "enums:\n  - {name: DoorKind, form: swift, rawType: Int, \(Self.text), cases: "
                + "[{name: revolving, value: 1, \(Self.text)}, {name: sliding, value: 3, \(Self.text)}\(back)]}\n"
        }
        #expect(outline(kinds(", {name: backDoor, value: 2, \(Self.text)}"), "Lamp.swift", "", guide: page) == [])
        #expect(
            outline(kinds(", {name: backDoor, value: 5, \(Self.text)}"), "Lamp.swift", "", guide: page)
                == ["raw-value-differs backDoor says 2"])
        #expect(outline(kinds(""), "Lamp.swift", "", guide: page) == ["guide-only BackDoor"])
        let events = """
            # Events

            ## Constants of events

            | Constant | Description |
            |----------|-------------|
            | door.opened | It opened. |
            | door.shut | It shut. |

            """
        let spec = """
            enums:
              - {name: DoorEvent, form: swift, rawType: String, \(Self.text), cases: [{name: opened, value: door.opened, \(Self.text)}, \
            {name: shut, value: door.shut, \(Self.text)}]}

            """
        #expect(outline(spec, "Lamp.swift", "", guide: events) == [])
        #expect(outline(spec.replacing("value: door.shut", with: "value: door.closed"), "Lamp.swift", "", guide: events) != [])
    }

    @Test("a case that holds something is named with its labels in prose")
    func heldCases() {
        let spec = """
            errors:
              - {name: DoorFault, form: swift, domain: DoorKit.DoorFault, unraised: {en: N., ko: 말.}, \(Self.text), cases: \
            [{name: limit, code: 0, holds: "max: Int", \(Self.text)}]}

            """
        let guide = "# Doors\n\nToo many doors throw `DoorFault.limit(max:)`.\n"
        #expect(!outline(spec, "Lamp.swift", "", guide: guide).contains { $0.hasPrefix("misspelled-name") })
    }
}
