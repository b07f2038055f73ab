import Guide
import Testing

/// Headings that are the path of a type inside of another.
@Suite struct TypePathTests {
    private static let guide = """
        ## `Door`

        ```swift
        class Door : NSObject
        ```

        ## Door.State

        ```swift
        enum State : String
        ```

        ### open

        ```swift
        case open
        ```

        ### `JAMMED`

        ```swift
        case JAMMED
        ```

        ## `Door.Lock`

        ```swift
        struct Lock
        ```

        ### turn(by:)

        ```swift
        func turn(by angle: Int)
        ```

        ## Window.Pane

        ```swift
        struct Pane
        ```

        ### clean()

        ```swift
        func clean()
        ```

        """

    private func facts(_ kind: Fact.Kind) throws -> [String] {
        try sheet(Self.guide).facts.filter { $0.kind == kind && $0.source == .declaration }.map { fact in
            [fact.detail.outer, fact.owner, fact.name].compactMap { $0 }.joined(separator: ".")
        }
    }

    @Test func theTypesStandInside() throws {
        #expect(try facts(.enum) == ["Door.State"])
        // Nothing shows that `Window` is a type: it may be a module.
        #expect(try facts(.type) == ["Door", "Door.Lock", "Pane"])
    }

    @Test func theirMembersAreTheirs() throws {
        #expect(try facts(.case) == ["Door.State.open", "Door.State.JAMMED"])
        #expect(try facts(.method) == ["Door.Lock.turn(by:)", "Pane.clean()"])
    }
}
