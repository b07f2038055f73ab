import Guide
import Testing

@Suite("Facts of headers and Swift interfaces")
struct InterfaceFactTests {
    @Test("a header's facts are its declarations, with their owners")
    func header() throws {
        let text = """
            NS_ASSUME_NONNULL_BEGIN
            extern NSErrorDomain const ABErrorDomain;
            typedef NS_ERROR_ENUM(ABErrorDomain, ABError) {
                ABErrorLocked = 7, // it is locked
            };
            @protocol ABDoorDelegate <NSObject>
            @optional
            /// Asks.
            /// @param door The door.
            - (BOOL)doorShouldClose:(ABDoor *)door;
            @end
            @interface ABDoor (Keys)
            - (void)turn:(nullable NSString *)key NS_SWIFT_NAME(turn(key:));
            @end
            NS_ASSUME_NONNULL_END
            """
        let sheet = try sheet(text, path: "ABDoor.h")
        #expect(sheet.format == .header && sheet.unread.isEmpty && sheet.slips.isEmpty)
        #expect(
            lines(sheet) == [
                "constant/declaration ABErrorDomain : NSErrorDomain", "enum/declaration ABError : NSInteger",
                "case/declaration ABError ABErrorLocked : NSInteger = 7", "type/declaration ABDoorDelegate",
                "method/declaration ABDoorDelegate doorShouldClose: : BOOL optional", "type/declaration ABDoor",
                "method/declaration ABDoor turn: : void",
            ])
        #expect(sheet.facts.first { $0.kind == .case }?.detail.domain == "ABErrorDomain")
        let method = sheet.facts.last
        #expect(method?.detail.parameterTypes == ["NSString * _Nullable"] && method?.detail.swiftName == "turn(key:)")
        #expect(sheet.facts.first { $0.name == "doorShouldClose:" }?.detail.parameterTypes == ["ABDoor * _Nonnull"])
    }

    @Test("a method of the class and one of its objects that are called alike are two; what an `#if` declares twice is one")
    func staticTwins() throws {
        let text = """
            @interface ABDoor : NSObject
            + (void)shut;
            - (void)shut;
            #if AB_OLD
            - (void)shut;
            #endif
            @end
            """
        let shut = try sheet(text, path: "ABDoor.h").facts.filter { $0.name == "shut" }
        #expect(shut.map(\.isStatic) == [true, false])
    }

    @Test("an enum's public members are its own, and names for types may have parameters")
    func enumMembers() throws {
        let text = """
            public typealias DoorResult<T> = Result<T, DoorError>
            public enum DoorError<Key>: Error where Key: Hashable {
                case locked(Key)
                @available(iOS 15, *) indirect case inner(DoorError)
                public var code: Int { switch self { default: 1 } }
                var hidden: Int { 2 }
                public static func make(_ key: Key) -> Self { .locked(key) }
                public struct Detail { public let text: String }
                private enum CodingKeys: String, CodingKey { case key }
            }
            public struct Doors {
                public func open(done: @escaping @convention(block) (Bool) -> Void) {}
                public func both<T>(_ value: T) where T: Sequence,
                    T.Element == Int {}
                public func all<each T>(_ values: repeat each T) {}
            }
            extension Doors where Key == String,
                Value == Int {
                public func shut() {}
            }
            """
        #expect(
            lines(try sheet(text, path: "Door.swift"), .type, .enum, .case, .property, .method) == [
                "type/declaration DoorResult : Result<T, DoorError>", "enum/declaration DoorError",
                "case/declaration DoorError locked", "case/declaration DoorError inner", "property/declaration DoorError code : Int",
                "method/declaration +DoorError make(_:) : Self", "type/declaration Detail", "property/declaration Detail text : String",
                "type/declaration Doors", "method/declaration Doors open(done:)", "method/declaration Doors both(_:)",
                "method/declaration Doors all(_:)", "type/declaration Doors", "method/declaration Doors shut()",
            ])
    }

    @Test("what `Codable` asks for is said by the type's head, and an initialiser of the same name is the type's own")
    func coders() throws {
        let text = """
            public struct Session: Codable {
                public init(from answer: Answer) {}
                public init(from decoder: any Decoder) throws {}
                public func encode(to encoder: Swift.Encoder) throws {}
                public func encode(to file: String) {}
            }
            """
        let methods = try sheet(text, path: "Session.swift").facts.filter { $0.kind == .method }
        #expect(
            methods.map { "\($0.name) \($0.detail.parameterTypes ?? [])" } == [
                #"init(from:) [Optional("Answer")]"#, #"encode(to:) [Optional("String")]"#,
            ])
    }

    @Test("a property list states which settings there are, and no values of the app's own")
    func propertyList() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
                <key>DOOR_APP_KEY</key><string>0a1b2c</string>
                <key>DOOR_SECURE</key><true/>
                <key>LSApplicationQueriesSchemes</key><array><string>doorauth</string></array>
            </dict></plist>
            """
        for path in ["Info.plist", "Door.entitlements"] {
            let sheet = try sheet(text, path: path)
            #expect(sheet.format == .propertyList && sheet.unread.isEmpty && sheet.slips.isEmpty)
            #expect(
                sheet.facts.map { "\($0.kind) \($0.name) \($0.value ?? "-")" } == [
                    "key DOOR_APP_KEY -", "key DOOR_SECURE true", "key LSApplicationQueriesSchemes -",
                ])
        }
    }

    @Test("an Objective-C implementation gives the names and paths that it holds, and declares nothing")
    func implementation() throws {
        let text = """
            @interface ABDoor ()
            @property (nonatomic) NSString *inner;
            @end
            @implementation ABDoor
            - (void)open { [self post:[NSString stringWithFormat:@"%@/v1/doors", self.host] body:@{@"door_id": self.inner}]; }
            @end
            """
        let sheet = try sheet(text, path: "ABDoor.m")
        #expect(sheet.format == .implementation && sheet.facts.allSatisfy(\.isTextOfCode))
        #expect(sheet.facts.map(\.name) == ["/v1/doors", "door_id"])
    }

    @Test("an Objective-C implementation gives the values of the constants that headers declare")
    func definedConstants() throws {
        let text = """
            #import "ABDoor.h"
            NSString * const ABDoorErrorDomain = @"com.example.door";
            ABStatus const ABStatusOpen = 5551;
            ABInfo const ABInfoVersion = @"2.1.1";
            const NSInteger ABDoorLimit = -3;
            NSString *const ABDoorBreak = @"\\n";
            static NSString * const kInner = @"inner";
            NSString * const ABDoorMade = ABMade(@"x");
            @implementation ABDoor
            - (void)open { NSString * const local = @"local"; }
            @end
            """
        let defined = try sheet(text, path: "ABDoor.m").facts.filter(\.isDefinition)
        #expect(
            defined.map { "\($0.kind.rawValue) \($0.owner ?? "-") \($0.name) \($0.value ?? "")" } == [
                "constant - ABDoorErrorDomain com.example.door", "case ABStatus ABStatusOpen 5551", "case ABInfo ABInfoVersion 2.1.1",
                "constant - ABDoorLimit -3", "constant - ABDoorBreak \n",
            ])
    }

    @Test("a class of the SDK is its own, whatever it is called or conforms to")
    func ownClasses() throws {
        let text = """
            @interface MyViewController : UIViewController <UIApplicationDelegate>
            - (void)application:(UIApplication *)application;
            @end
            """
        #expect(
            lines(try sheet(text, path: "My.h")) == [
                "type/declaration MyViewController", "method/declaration MyViewController application: : void",
            ])
    }

    @Test("a Swift source gives its public part, and says which parameters may be left out")
    func swift() throws {
        let text = """
            public class Door {
                let inner: Int
                public func open(key: String, slowly: Bool = false) { log("opened") }
            }
            """
        for path in ["Door.swift", "Door.swiftinterface"] {
            let sheet = try sheet(text, path: path)
            #expect(sheet.format == .swift)
            #expect(
                lines(sheet) == [
                    "type/declaration Door", "method/declaration Door open(key:slowly:)", "key/declaration opened",
                ])
            #expect(sheet.facts.first { $0.kind == .method }?.detail.defaulted == ["slowly"])
            #expect(sheet.facts.filter(\.isTextOfCode).map(\.name) == ["opened"])
        }
    }

    @Test("an empty header has no facts")
    func empty() throws {
        #expect(try sheet("// nothing here\n", path: "Empty.h").facts.isEmpty)
        #expect(try sheet(" \n", path: "Blank.h").facts.isEmpty)
    }

    @Test("requirements that an extension of the protocol has may be left out")
    func defaults() throws {
        let text = """
            public protocol DoorDelegate { func opened(_ door: Door); func shut() }
            public extension DoorDelegate { func shut() {} }
            """
        let methods = try sheet(text, path: "Door.swift").facts.filter { $0.kind == .method && $0.detail.isRequired != nil }
        #expect(methods.map(\.name) == ["opened(_:)", "shut()"] && methods.map(\.detail.isRequired) == [true, false])
    }
}
