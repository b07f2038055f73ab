import CrossCheck
import Diagnostics
import Guide
import SourceText
import Spec
import Testing

@Suite("Headers, held against what a spec says of each thing")
struct HeaderSourceTests {
    private static let text = "text: {en: One., ko: 하나입니다.}"

    private func outline(_ spec: String, header: String, code: String = "", guide: String = "# Doors\n") -> [String] {
        let files = [(name: "ABDoor.h", text: header)] + (code.isEmpty ? [] : [(name: "ABDoor.m", text: code)])
        let bench = SourceBench(spec: spec, guide: guide, sources: [("headers", files)])
        #expect(bench.loaded != nil)
        return bench.outline
    }

    private func fault(_ domain: String, _ constant: String) -> String {
        """
        constants:
          - {kind: extern, name: ABDoorErrorDomain, documented: headers, type: NSString *, value: com.ab.door, \(Self.text)}
          - {kind: extern, name: ABKeyErrorDomain, documented: headers, type: NSString *, value: com.ab.key, \(Self.text)}
        errors:
          - name: ABDoorErrorCode
            form: cEnum
            documented: headers
            domain: \(domain)
            domainConstant: \(constant)
            unraised: {en: N., ko: 말.}
            \(Self.text)
            cases: [{name: ABDoorErrorShut, code: -1, \(Self.text)}]

        """
    }

    private static let domains = """
        extern NSString * const ABDoorErrorDomain;
        extern NSString * const ABKeyErrorDomain;

        """

    private static let code = """
        NSString * const ABDoorErrorDomain = @"com.ab.door";
        NSString * const ABKeyErrorDomain = @"com.ab.key";
        """

    @Test("of several domains, an enum has the one that its comment or its name says, wherever they are declared")
    func domains() {
        let header = Self.domains + "typedef enum ABDoorErrorCode { ABDoorErrorShut = -1 } ABDoorErrorCode;\n"
        #expect(outline(fault("com.ab.door", "ABDoorErrorDomain"), header: header, code: Self.code) == [])
        let commented = Self.domains + "/** Errors in the \\ref ABKeyErrorDomain. */\n" + header.dropFirst(Self.domains.count)
        #expect(outline(fault("com.ab.key", "ABKeyErrorDomain"), header: commented, code: Self.code) == [])
        #expect(
            Set(outline(fault("com.ab.key", "ABDoorErrorDomain"), header: header, code: Self.code)) == [
                "domain-differs ABDoorErrorShut says com.ab.door", "domain-differs ABDoorErrorCode says com.ab.door",
            ])
        #expect(
            Set(outline(fault("com.ab.door", "ABKeyErrorDomain"), header: header, code: Self.code)) == [
                "domain-differs ABDoorErrorShut says ABDoorErrorDomain", "domain-differs ABDoorErrorCode says ABDoorErrorDomain",
            ])
        // A header alone says nothing of the texts: the names tell.
        let named = ["ABDoorErrorShut", "ABDoorErrorCode"].map { "domain-differs \($0) says ABDoorErrorDomain" }
        func differing(_ domain: String, _ constant: String) -> Set<String> {
            Set(outline(fault(domain, constant), header: header, code: "").filter { $0.hasPrefix("domain-differs") })
        }
        #expect(differing("ABDoorErrorDomain", "ABKeyErrorDomain") == Set(named))
        #expect(differing("com.ab.door", "ABDoorErrorDomain") == [])
        // Nothing tells which of the two it is.
        let other = header.replacing("ABDoorErrorCode", with: "ABError")
        let spec = fault("com.ab.door", "ABDoorErrorDomain").replacing("ABDoorErrorCode", with: "ABError")
        #expect(outline(spec, header: other, code: Self.code) == [])
    }

    @Test("a value that code gives a constant is missing in a spec that gives it none")
    func values() {
        let spec = { (value: String) in
            """
            constants:
              - {kind: extern, name: ABStage, documented: headers, type: NSString *, \(value)\(Self.text)}
              - {kind: notification, name: ABDoorDidOpen, documented: headers, type: NSString *, \(Self.text)}

            """
        }
        let header = "extern NSString * const ABStage;\nextern NSString * const ABDoorDidOpen;\n"
        let code = "NSString * const ABStage = @\"stage\";\nNSString * const ABDoorDidOpen = @\"ABDoorDidOpen\";\n"
        #expect(outline(spec("value: stage, "), header: header, code: code) == [])
        #expect(outline(spec(""), header: header, code: code) == ["value-differs ABStage says stage"])
        #expect(outline(spec(""), header: header) == [])
    }

    private func door(_ swift: String, _ member: String, state: String = "") -> String {
        """
        enums:
          - name: ABState
            form: nsEnum
            rawType: NSInteger
            documented: headers
            \(Self.text)
            cases: [{name: ABStateOpen, value: 0, \(state)\(Self.text)}]
        classes:
          - name: ABDoor
            \(swift)
            superclass: NSObject
            documented: headers
            \(Self.text)
            methods: [{declaration: "\(member)", \(Self.text)}]

        """
    }

    private func header(_ member: String, _ mark: String = "") -> String {
        """
        typedef NS_ENUM(NSInteger, ABState) { ABStateOpen };
        \(mark)
        @interface ABDoor : NSObject
        \(member)
        @end
        """
    }

    @Test("a name in Swift that no header gives and no guide uses is invented")
    func inventedNames() {
        let stop = "- (void)stop;"
        #expect(outline(door("", stop), header: header(stop)) == [])
        #expect(outline(door("swift: Door", stop), header: header(stop)) == ["unstated-value ABDoor"])
        #expect(outline(door("swift: Door", stop), header: header(stop, "NS_SWIFT_NAME(Door)")) == [])
        let shown = outline(door("swift: Door", stop), header: header(stop), guide: "# Doors\n```swift\nlet door = Door()\n```\n")
        #expect(!shown.contains("unstated-value ABDoor"))
        #expect(outline(door("", stop, state: "swift: ajar, "), header: header(stop)) == ["unstated-value ABStateOpen"])
        #expect(outline(door("", stop, state: "swift: open, "), header: header(stop)) == [])
    }

    @Test("a header that gives a method another name in Swift has a reason")
    func givenNames() {
        let stop = "- (void)stopCardReader"
        #expect(
            outline(door("", stop + ";"), header: header(stop + " NS_SWIFT_NAME(stop());")) == [
                "swift-name-differs stopCardReader says stop()"
            ])
        #expect(outline(door("", stop + " NS_SWIFT_NAME(stop());"), header: header(stop + " NS_SWIFT_NAME(stop());")) == [])
        // What the type says, the importer leaves out by itself.
        let open = "- (void)openURL:(NSURL *)url"
        #expect(outline(door("", open + ";"), header: header(open + " NS_SWIFT_NAME(open(_:));")) == [])
    }

    @Test("what nobody can call in a spec, everybody can by the header")
    func unavailable() {
        let open = "- (void)open"
        #expect(outline(door("", open + " NS_UNAVAILABLE;"), header: header(open + ";")) == ["unstated-value open"])
        #expect(outline(door("", open + ";"), header: header(open + " NS_UNAVAILABLE;")) == ["spec-only open"])
    }

    @Test("a case of an error that a header declares is missing in a spec that takes the enum from there")
    func missingCases() {
        let header =
            Self.domains
            + "typedef enum ABDoorErrorCode { ABDoorErrorShut = -1, ABDoorErrorGone = -2, ABDoorErrorClosed = -1 } ABDoorErrorCode;\n"
        #expect(
            outline(fault("com.ab.door", "ABDoorErrorDomain"), header: header, code: Self.code) == [
                "guide-only ABDoorErrorCode says ABDoorErrorGone"
            ])
    }

    @Test("what a protocol's apps may leave out need not be stated")
    func missingMethods() {
        let spec = """
            protocols:
              - name: ABDelegate
                documented: headers
                \(Self.text)
                methods: [{declaration: "- (void)didOpen;", \(Self.text)}]

            """
        let header = "@protocol ABDelegate\n- (void)didOpen;\n- (void)didShut;\n@optional\n- (void)didJam;\n@end\n"
        #expect(outline(spec, header: header) == ["guide-only ABDelegate says didShut"])
    }

    @Test("a property is there since the version that the header says")
    func availability() {
        func spec(_ mark: String) -> String {
            """
            classes:
              - name: ABDoor
                superclass: NSObject
                documented: headers
                \(Self.text)
                properties: [{declaration: "@property (nonatomic, readonly) NSInteger width\(mark);", \(Self.text)}]

            """
        }
        func header(_ mark: String) -> String {
            "@interface ABDoor : NSObject\n@property (nonatomic, readonly) NSInteger width\(mark);\n@end\n"
        }
        let (ten, fifteen) = (" API_AVAILABLE(ios(10.0))", " API_AVAILABLE(ios(15.0))")
        #expect(outline(spec(ten), header: header(ten)) == [])
        #expect(outline(spec(""), header: header("")) == [])
        #expect(outline(spec(fifteen), header: header(ten)) == ["availability-differs width says ios(10.0)"])
        #expect(outline(spec(""), header: header(ten)) == ["availability-differs width says ios(10.0)"])
        #expect(outline(spec(ten), header: header("")) == ["unstated-value width"])
    }

    @Test("a class and a protocol of one name are two types, and a spec that states one of them lacks nothing")
    func twins() {
        let header = """
            @protocol ABStore <NSObject>
            - (void)clear;
            @end
            @interface ABStore : NSObject <ABStore>
            - (NSUInteger)size;
            @end

            """
        let size = "declaration: \"- (NSUInteger)size;\""
        func spec(_ provenance: String) -> String {
            "classes: [{name: ABStore, superclass: NSObject, \(provenance)\(Self.text), methods: [{\(size), \(Self.text)}]}]\n"
        }
        #expect(outline(spec("documented: headers, "), header: header) == [])
        let bench = SourceBench(spec: spec(""), sources: [])
        guard let loaded = bench.loaded, let sheet = SourceBench.sheet("ABStore.h", header) else {
            Issue.record("the spec is not read")
            return
        }
        let guided = CrossChecker.check(spec: loaded, guides: [CrossChecker.GuideInput(sheet: sheet)])
        #expect(guided.findings.map(\.message) == [])
    }
}
