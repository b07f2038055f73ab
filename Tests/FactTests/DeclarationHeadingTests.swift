import Guide
import Testing

@Suite("Headings that are declarations")
struct DeclarationHeadingTests {
    @Test("of Swift, with attributes and modifiers, below the heading of their type")
    func swift() throws {
        let guide = """
            # Class: `DoorLock`

            ### `public override init()`

            ### `@objc public var door: Door?`

            ### `@objc(setKey:) public func setKey(_ key: String)`
            - **Parameters**:
              - `key`: the key

            ### `public static func make(for door: Door) async throws -> DoorLock`
            """
        #expect(
            try lines(sheet(guide), .type, .method, .property, .parameter) == [
                "type/heading DoorLock", "method/heading DoorLock init()", "property/heading DoorLock door : Door?",
                "method/heading DoorLock setKey(_:)", "parameter/list setKey(_:) key",
                "method/heading +DoorLock make(for:) : DoorLock",
            ])
    }

    @Test("of a property of Objective-C")
    func objectiveC() throws {
        let guide = "# Class DoorLock\n\n### `@property (nonatomic, weak) id<DoorDelegate> delegate`\n\nWho hears of doors.\n"
        #expect(try lines(sheet(guide), .property) == ["property/heading DoorLock delegate : id<DoorDelegate>"])
    }

    @Test("of a type whose name alone stands above them, be it known from nowhere else")
    func below() throws {
        let guide = """
            ## DoorManager ##

            The DoorManager keeps the doors.

            ### public func setAddress(address: String) ###

            Where they are.

            ## Setup ##

            ### public func prepare(times: Int) ###
            """
        #expect(
            try lines(sheet(guide), .type, .method) == [
                "type/heading DoorManager", "method/heading DoorManager setAddress(address:)", "method/heading prepare(times:)",
            ])
    }

    @Test("without a blank behind their signs, nor before those at their end")
    func crowded() throws {
        let guide = """
            ##DoorLock##

            ###public func setKey(key: String)###

            ###DoorLine(width: Int, text: String)###

            A line on a door.

            ###Door kinds###

            Which one is a constant:

            * `Door.KIND_WIDE`
            * `Door.KIND_LOW`
            """
        #expect(
            try lines(sheet(guide), .type, .method) == [
                "type/heading DoorLock", "method/heading DoorLock setKey(key:)", "type/heading DoorLine",
                "method/heading DoorLine init(width:text:)",
            ])
    }

    @Test("sentences that begin with the same words are none", arguments: ["let us open doors", "a var of doors", "func tables", "init"])
    func sentences(heading: String) throws {
        #expect(try lines(sheet("# Class `DoorLock`\n\n### \(heading)\n\nSo.\n"), .method, .property).isEmpty)
    }

    @Test("an enum behind a colon, and a heading for each of its values")
    func cases() throws {
        let guide = """
            # 列挙型: `kDoorState`

            ## 値一覧

            ### `kDoorStateOpen`
            - **説明**: 開いている。

            ### `kDoorStateShut`
            - **説明**: 閉じている。
            """
        #expect(
            try lines(sheet(guide), .enum, .case) == [
                "enum/heading kDoorState", "case/heading kDoorState kDoorStateOpen", "case/heading kDoorState kDoorStateShut",
            ])
    }

    @Test("declarations with an attribute before them and a sign that links to their place behind them")
    func signs() throws {
        let link = ##"<a href="#a" title="Direct link to heading">#</a>"##
        let page =
            "<h1>Keys</h1><h4><code>@objc(add::) func add(to key: String, done: @escaping (Error?) -&gt; ())</code>\(link)</h4><p>Adds it.</p>"
        #expect(try lines(sheet(page, path: "guide.html"), .method) == ["method/heading add(to:done:)"])
    }

    @Test("calls with their types behind a point, below their type")
    func points() throws {
        let guide = "## DoorKit\n\n### .open(key: String, _ force: Bool)\n\nOpens it.\n\n```swift\nlet kit = DoorKit()\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/heading open(key:_:)"])
    }
}
