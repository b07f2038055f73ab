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
}
