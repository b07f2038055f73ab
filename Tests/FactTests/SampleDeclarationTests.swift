import Guide
import Testing

@Suite("What samples declare, and what is their own")
struct SampleDeclarationTests {
    @Test("a delegate's method that only an implementation shows")
    func implementations() throws {
        let guide = """
            ```objc
            @interface AppDelegate : UIResponder <UIApplicationDelegate, ABDoorDelegate>
            @end
            ```

            Implement the delegate's callback.

            ```objc
            - (void)doorDidOpen:(ABDoor *)door {
            }
            ```

            ```objc
            - (void)showDoor {
                [self.door open];
            }
            ```
            """
        #expect(try lines(sheet(guide), .method) == ["method/sample ABDoorDelegate doorDidOpen: : void"])
    }

    @Test("a label behind the first may say what happened")
    func labels() throws {
        let opening = "Implement the methods of the `DoorDelegate` protocol.\n\n### Success\n\n"
        let sample = { (head: String) in "```swift\n\(head) {\n    show(result)\n}\n```\n" }
        let told = opening + sample("func door(sdk: Door.SDK, finished result: Door.Result)")
        #expect(try lines(sheet(told), .method) == ["method/sample DoorDelegate door(sdk:finished:)"])
        #expect(try sheet(opening + sample("func door(sdk: Door.SDK, key: Door.Key)")).count(.method) == 0)
    }

    @Test("an enum that a function beside it answers with is the app's own")
    func verdicts() throws {
        let guide = """
            ```swift
            enum KeyStrength: Int { case weak = 0, strong = 1 }

            func strength(of key: String) -> KeyStrength {
                return key.count < 4 ? .weak : .strong
            }
            ```
            """
        #expect(try lines(sheet(guide), .enum, .case).isEmpty)
    }

    @Test("a mark in the code names the protocol")
    func marks() throws {
        let guide = "```objc\n#pragma mark - ABGateDelegate\n\n- (void)gate:(ABGate *)gate didFail:(NSError *)error {\n}\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/sample ABGateDelegate gate:didFail: : void"])
    }

    @Test(
        "an app's own types and what the platform calls are no API",
        arguments: [
            "@main\nstruct DoorApp: App {\n    var body: some Scene { WindowGroup { ContentView() } }\n}",
            "private struct DoorKey: EnvironmentKey {\n    static let defaultValue: UIWindow? = nil\n}",
            "class HomeViewController: UIViewController, DoorDelegate {\n    var door: Door?\n}",
            "func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {\n    return true\n}",
        ])
    func own(code: String) throws {
        #expect(try sheet("```swift\n\(code)\n```\n").facts.filter { $0.kind != .use }.map(summary) == [])
    }

    @Test("static values are constants; a shared object is a property")
    func constants() throws {
        let guide =
            "```swift\npublic class DoorState: NSObject {\n    static public let open: Int = 1\n    static public let shared = DoorState()\n}\n```\n"
        #expect(
            try lines(sheet(guide), .constant, .property) == [
                "constant/declaration DoorState open : Int = 1", "property/declaration +DoorState shared",
            ]
                || lines(sheet(guide), .constant).first?.hasSuffix("DoorState open : Int = 1") == true)
    }

    @Test(
        "comments above a method explain its parameters",
        arguments: [
            "/// - Parameters:\n///   - key: which\n///   - force : at any cost\n",
            "/// - Parameter key: which\n/// - Parameter force: at any cost\n",
            "/**\n * @param key which\n * @param force at any cost\n */\n",
            "/**\n * @ param key：which\n * @param force，at any cost\n **/\n",
        ])
    func comments(comment: String) throws {
        let guide = "```swift\n\(comment)public func open(key: String, force: Bool)\n```\n"
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/declaration open(key:force:) key", "parameter/declaration open(key:force:) force",
            ])
    }

    @Test("a method that a sentence above asks to implement", arguments: ["implement the function", "реализовать функцию", "구현할 메서드는"])
    func askedFor(words: String) throws {
        let guide = """
            ## A token

            To have one: \(words) `doorController`.

            - token - the token.

            ```swift
            func doorController(_ controller: DoorController, didMake token: String) {
              print(token)
            }
            func helper(_ door: DoorController) {
              print(door)
            }
            ```
            """
        #expect(try lines(sheet(guide), .method) == ["method/sample doorController(_:didMake:)"])
    }

    @Test("cases that a sample tells apart")
    func matched() throws {
        let swift =
            "```swift\nswitch error {\ncase DoorError.locked:\n    break\ncase let DoorError.broken(reason):\n    print(reason)\n}\n```\n"
        #expect(try lines(sheet(swift), .case) == ["case/sample DoorError locked", "case/sample DoorError broken"])
    }

    @Test("a switch that says of what, several patterns in a line, and errors that are caught")
    func patterns() throws {
        let cast =
            "switch error as? DoorError {\ncase .locked?, .gone?:\n    break\ncase .broken(let reason, let part):\n    print(reason)\n}\n"
        let caught = "do {\n} catch DoorFault.jammed {\n}\n"
        #expect(
            try lines(sheet("```swift\n\(cast)\(caught)```\n"), .case) == [
                "case/sample DoorError locked", "case/sample DoorError gone", "case/sample DoorError broken",
                "case/sample DoorFault jammed",
            ])
        #expect(try sheet("```swift\nswitch result {\ncase .success(let door):\n    break\n}\n```\n").count(.case) == 0)
    }

    @Test("an implementation under the words of a protocol declares a method of the protocol that the heading names")
    func required() throws {
        let sample = { (word: String) in "```objc\n@\(word)\n- (void)doorIsReady\n{\n    [self open];\n}\n```\n" }
        for word in ["required", "optional"] {
            let guide = "#### 1.2 Implement `<ABDoorDelegate>`\n\nOnce it is there:\n\n\(sample(word))"
            #expect(try lines(sheet(guide), .method) == ["method/sample ABDoorDelegate doorIsReady : void"])
        }
    }

    @Test("members of a JSON body are the endpoint's, by their paths; abbreviations and comments do no harm")
    func bodies() throws {
        let guide = """
            ## Doors

            ```
            POST /v1/doors
            ```

            ```json
            {
              "door": { // the one
                "key": "a",
                "hinges": [{"side": "left"}, {"side": "right"}], ...
              },
              force: true
            }
            ```
            """
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/sample POST /v1/doors door", "parameter/sample POST /v1/doors door.key",
                "parameter/sample POST /v1/doors door.hinges",
                "parameter/sample POST /v1/doors door.hinges.side", "parameter/sample POST /v1/doors force",
            ])
    }

    @Test("addresses that a sample hands over are no endpoints of the API")
    func addresses() throws {
        let guide =
            "```objc\ndoor.picture = @\"https://pictures.example.net/door.jpg\";\n```\n\n```\ngithub \"https://github.com/doors/sdk.git\"\n```\n"
        #expect(try sheet(guide).count(.endpoint) == 0)
    }

    @Test("a variable that the sample sets is its own; a comment that begins with a parameter's name explains nothing")
    func variables() throws {
        let guide = """
            ```swift
            var current: Door.Lock?
            current = controller?.start(with: key)
            ```

            ```swift
            // result handling
            func door(controller: DoorController, finished result: DoorResult)
            ```
            """
        #expect(try lines(sheet(guide), .property, .parameter).isEmpty)
    }

    @Test("what listings copy from the platform's headers, by its name and the macros there")
    func copied() throws {
        let listing = """
            typedef NS_ENUM(NSInteger, AVDoorStatus) {
                AVDoorStatusOpen = 0,
            } API_AVAILABLE(macos(10.14), ios(7.0)) __TVOS_PROHIBITED;
            AVF_EXPORT AVDoorType const AVDoorTypeWide NS_AVAILABLE(10_7, 4_0);
            """
        #expect(try lines(sheet("# Doors\n\n```objc\n\(listing)\n```\n"), .enum, .case, .constant) == [])
        let own = listing.replacing("AVDoor", with: "ABDoor")
        #expect(try lines(sheet("# Doors\n\n```objc\n\(own)\n```\n"), .enum) == ["enum/declaration ABDoorStatus : NSInteger"])
    }

    @Test("what the app's class keeps, as samples below show")
    func kept() throws {
        let guide = "# Doors\n\n```objc\n@property (strong, nonatomic) ABDoor *door;\n```\n\n"
        #expect(try lines(sheet(guide + "```objc\nself.door = [[ABDoor alloc] init];\n```\n"), .property) == [])
        #expect(try lines(sheet(guide), .property) == ["property/declaration door : ABDoor *"])
    }

    @Test("delegates' methods by the last word of their names, where callbacks are announced")
    func namedDelegates() throws {
        let guide = """
            # Doors

            You have to implement the delegate methods:

            ```objc
            - (void)openSuccessDelegate:(int)code message:(NSString *)message {
                NSLog(@"%@", message);
            }
            ```
            """
        #expect(try lines(sheet(guide), .method) == ["method/sample openSuccessDelegate:message: : void"])
    }
}
