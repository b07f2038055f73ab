import Declarations
import SourceText
import Spec
import Testing

@Suite("Items")
struct ItemsTests {
    private static func items() throws -> [SpecItem] {
        let base = try Repository.file("Tests/SpecTests/Good/base.yaml")
        return try #require(SpecLoader.load(folder: [base]).spec).items
    }

    @Test("everything that is declared is an item")
    func listsAll() throws {
        let names = try Self.items().map { "\($0.kind.rawValue) \($0.name.value)" }
        #expect(
            names == [
                "duration 3600", "constant SampleDidChangeNotification", "enum SampleMode", "case SampleModeApp", "case SampleModeWeb",
                "enum SampleError", "error SampleErrorDenied", "error SampleErrorBusy", "type SampleSession",
                "property appKey", "property token", "property delegate",
                "method sharedSession", "method openWithMode:completion:", "parameter mode", "parameter completion", "method close",
                "type SampleSessionDelegate", "method session:didFail:", "parameter session", "parameter error",
                "endpoint POST https://api.example.com/token", "parameter key", "parameter mode",
            ]
        )
    }

    @Test("a type says its name in Swift, and where")
    func namesInSwift() throws {
        let base = try Repository.file("Tests/SpecTests/Good/base.yaml")
        var text = String(decoding: base.bytes, as: UTF8.self)
        for (name, swift) in [("SampleMode", "Mode"), ("SampleSession", "Session")] {
            text = text.replacing("  - name: \(name)\n", with: "  - name: \(name)\n    swift: \(swift)\n")
        }
        let file = SourceFile(path: base.path, bytes: Array(text.utf8))
        let items = try #require(SpecLoader.load(folder: [file]).spec).items.filter { $0.swiftName != nil }
        #expect(items.map { "\($0.name.value) \($0.swiftName?.value ?? "")" } == ["SampleMode Mode", "SampleSession Session"])
        #expect(items.first?.swiftName?.place.text == "Mode")
    }

    @Test("an error is found by each of its codes")
    func namesErrorsByAllCodes() throws {
        let file = try Repository.file("Tests/Features/failing/system.yaml")
        let items = try #require(SpecLoader.load(folder: [file]).spec).items
        #expect(items.first { $0.name.value == "closed" }?.wireNames.map(\.value) == ["closed", "holiday"])
    }

    @Test("a method says its types, names, kind and requiredness, each with its place")
    func describesMethods() throws {
        let item = try #require(try Self.items().first { $0.name.value == "session:didFail:" })
        #expect(item.owner?.value == "SampleSessionDelegate")
        #expect(item.isStatic?.value == false)
        #expect(item.type?.value == "void")
        #expect(item.parameterTypes.map(\.value) == ["SampleSession *", "NSError *"])
        #expect(item.parameterNames.map(\.value) == ["session", "error"])
        #expect(item.isRequired?.value == true)
        #expect(item.parameterTypes[1].place.text.contains("(NSError *)error"))
        #expect(item.name.place.text.hasPrefix("session"))
    }

    @Test("properties say their attributes")
    func describesProperties() throws {
        let item = try #require(try Self.items().first { $0.name.value == "token" && $0.kind == .property })
        #expect(item.attributes.map(\.value) == ["nonatomic", "readonly"])
        #expect(item.attributes.map(\.place.text) == ["nonatomic", "readonly"])
        #expect(item.type?.value == "NSString *")
    }

    @Test("the place of every aspect lies in the YAML that states it")
    func placesAspects() throws {
        for item in try Self.items() {
            for aspect in item.aspects {
                #expect(!aspect.place.text.isEmpty, "\(item.name.value) \(aspect.kind)")
                if [.value, .domain].contains(aspect.kind) { #expect(aspect.place.text == aspect.text) }
            }
        }
    }

    /// The spec's own half of the promise that no stated value goes unseen: changing any scalar that is an item's aspect changes that
    /// aspect.
    @Test("changing a stated value changes an aspect")
    func seesChanges() throws {
        let text = try Repository.file("Tests/SpecTests/Good/base.yaml").text(
            try Repository.file("Tests/SpecTests/Good/base.yaml").wholeSpan)
        let changes = [
            ("seconds: 3600", "seconds: 3601"), ("SampleModeApp, value: 0", "SampleModeApp, value: 7"),
            ("SampleModeWeb,", "SampleModeNet,"),
            ("rawType: NSInteger", "rawType: NSUInteger"), ("form: nsEnum", "form: nsOptions"),
            ("com.example.sample", "com.example.simple"),
            ("code: 2", "code: 3"), ("superclass: NSObject", "superclass: NSProxy"), ("copy) NSString *appKey", "strong) NSString *appKey"),
            ("NSString *appKey", "NSData *appKey"), ("(void)close", "(BOOL)close"), ("- (void)close", "+ (void)close"),
            ("(NSError *)error;", "(NSError * _Nullable)error;"), ("BOOL success", "NSInteger success"), ("didFail:", "didFall:"),
            ("method: POST", "method: PUT"), ("example.com/token", "example.com/tokens"),
            ("{name: key, type: string, req", "{name: key, type: url, req"),
            ("kind: notification", "kind: extern"), ("type: string, required: true}", "type: string, required: false}"),
        ]
        let before = Self.fingerprint(try Self.items())
        for (old, new) in changes {
            let changed = text.replacing(old, with: new, maxReplacements: 1)
            #expect(changed != text, "\(old) is not in the base")
            let spec = try #require(SpecLoader.load(folder: [SourceFile(path: "base.yaml", text: changed)]).spec)
            #expect(Self.fingerprint(spec.items) != before, "\(old) → \(new)")
        }
    }

    private static func fingerprint(_ items: [SpecItem]) -> [String] {
        items.flatMap { item in item.aspects.map { "\(item.kind.rawValue) \($0.kind.rawValue) \($0.index) \($0.text)" } }
    }
}
