import Guide
import Testing

@Suite("One thing under two names, and two things under one")
struct SecondNameTests {
    @Test("what a closure is handed may be called like the method")
    func closure() throws {
        let found = try sheet(
            """
            ```swift
            func doorList(_ side: ABSide, handler: @escaping (_ doorList: [ABDoor]?, _ error: NSError?) -> Void)
            ```

            - `side`: which side
            - `handler`: called at the end
              - `doorList`: the doors
              - `error`: what went wrong

            ```swift
            ABHouse.doorList(.left) { doorList, error in }
            ```
            """)
        #expect(lines(found, .method) == ["method/declaration ABHouse doorList(_:handler:)"])
    }

    @Test("an enum and a block that a table of constants lists are types")
    func constants() throws {
        let found = try sheet(
            """
            ## ABDoor

            ### Constants

            |Constant|Description|
            |---|---|
            |ABDoorSide|Where it opens|
            |kABDoorWidth|In metres|

            ```objc
            typedef NS_ENUM(NSInteger, ABDoorSide) { ABDoorSideLeft = 0 };
            ```
            """)
        #expect(lines(found, .constant) == ["constant/table kABDoorWidth"])
    }

    @Test("a case of Objective-C has the value that stands with its name in Swift")
    func values() throws {
        let found = try sheet(
            """
            ## ABDoorErrors

            | Case | Meaning |
            | --- | --- |
            | ABDoorErrorStuckTight | It does not open |

            ```swift
            enum ABDoorErrors: UInt { case stuckTight = 3 }
            ```
            """)
        #expect(
            lines(found, .case) == [
                "case/table ABDoorErrors ABDoorErrorStuckTight = 3", "case/declaration ABDoorErrors stuckTight : UInt = 3",
            ])
    }

    @Test("a closure whose arrow lost its point is one all the same")
    func arrow() throws {
        let found = try sheet("```swift\nfunc open(_ key: String, then: (@MainActor (_ error: NSError?) - Void)? = nil)\n```\n")
        #expect(lines(found, .method) == ["method/declaration open(_:then:)"])
    }

    @Test("a heading that is a case is its enum's, not its own")
    func heading() throws {
        let found = try sheet(
            """
            ## ABDoorSide

            ```objc
            typedef NS_ENUM(NSInteger, ABDoorSide) { ABDoorSideLeft = 0, ABDoorSideRight = 1 };
            ```

            ### ABDoorSideRight

            To the right.
            """)
        let heading = found.facts.filter { $0.name == "ABDoorSideRight" && $0.source == .heading }
        #expect(heading.map(\.kind) == [.case] && heading.map(\.owner) == ["ABDoorSide"])
    }
}
