import CrossCheck
import Guide
import Spec
import Testing

@Suite("What is a sample's own, what two sides write in two ways, and which call a page blames")
struct OwnNamesTests {
    private static let text = "text: {en: One., ko: 하나입니다.}"

    private func found(_ spec: String, guide: String = "# Doors\n", name: String = "doors.md", code: String? = nil) throws -> [String] {
        let files = code.map { [(name: "Door.swift", text: $0)] } ?? []
        let bench = SourceBench(spec: spec, guide: guide, name: name, sources: [("code", files)])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    /// What the SDK's own class has is none of what another protocol of the code asks for.
    @Test func aMemberOfAnotherProtocolIsMissing() throws {
        let spec = """
            protocols:
              - {name: One, language: swift, implementedBy: OneDoor, \(Self.text), methods: [{declaration: "func open(id: String)", \(Self.text)}]}
              - {name: Two, language: swift, \(Self.text), methods: []}
            classes:
              - name: OneDoor
                language: swift
                conforms: [One]
                invented: Internal.
                \(Self.text)
                methods: [{declaration: "func open(id: String)", unread: [id], steps: [], \(Self.text)}]

            """
        let code = "public protocol One { func open(id: String) }\npublic protocol Two { func open(id: String) }\n"
        #expect(try found(spec, guide: code, name: "Door.swift") == ["guide-only open(id:)"])
    }

    @Test func nothingComesBackInAnyWords() throws {
        func spec(_ result: String) -> String {
            """
            classes:
              - name: Door
                language: swift
                documented: code
                \(Self.text)
                methods:
                  - {declaration: "func shut()\(result)", steps: [], \(Self.text)}

            """
        }
        for result in ["", " -> Void", " -> ()"] {
            let code = "public class Door { public func shut()\(result) {} }\n"
            #expect(try found(spec(""), code: code) == [])
            #expect(try found(spec(" -> Void"), code: code) == [])
        }
        #expect(
            try found(spec(""), code: "public class Door { public func shut() -> Bool { true } }\n") == [
                "result-type-differs shut() says Bool"
            ])
    }

    @Test func whereAnAppKeepsAnObjectIsItsOwn() throws {
        let spec = """
            classes:
              - name: ABDoor
                superclass: NSObject
                \(Self.text)
                methods: [{declaration: "- (void)shut;", steps: [], \(Self.text)}]

            """
        let page = """
            # Doors

            Keep it:

            ```objc
            @property (nonatomic, strong) ABDoor *frontDoor;
            ```

            Shut it:

            ```objc
            ABDoor *door = [[ABDoor alloc] init];
            [door shut];
            ```

            """
        #expect(try found(spec, guide: page) == [])
    }

    @Test func anUnsignedNumberIsAnInteger() throws {
        let page = """
            # Doors

            ## List doors

            `GET https://api.doors.example/v1/doors`

            ### Query parameters

            | Name | Type | Description |
            |------|------|-------------|
            | count | uint | How many |

            """
        func spec(_ type: String) -> String {
            """
            endpoints:
              - name: doors
                method: GET
                url: https://api.doors.example/v1/doors
                \(Self.text)
                query: [{name: count, type: \(type)}]
                response: {kind: empty}

            """
        }
        #expect(try found(spec("integer"), guide: page) == [])
        #expect(try found(spec("boolean"), guide: page) == ["type-differs count says uint"])
    }

    private static let errors = """
        # Doors

        ## Common members

        All answers have these:

        | Name | Type | Description |
        | ---- | ---- | ----------- |
        | ret_code | int | the code |
        | err_msg | string | what went wrong |

        ## Send

        `POST https://api.doors.example/v2/send`

        | Name | Type | Required | Description |
        | ---- | ---- | -------- | ----------- |
        | token | string | yes | the door |

        ## Error codes

        | Error code | Meaning |
        | ---------- | ------- |
        | 73 | Too long |
        | 75 | Not found |

        """

    private func errors(long: (Int, String) = (73, "73"), lost: (Int, String) = (75, "75"), member: String = "ret_code") -> String {
        """
        errors:
          - name: DoorError
            form: swift
            domain: DoorKit.DoorError
            unraised: {en: N., ko: 말.}
            invented: The page names no type.
            \(Self.text)
            cases:
              - {name: tooLong, code: \(long.0), wire: {code: "\(long.1)"}, \(Self.text)}
              - {name: notFound, code: \(lost.0), wire: {code: "\(lost.1)"}, \(Self.text)}
        failures:
          - name: api
            status: 200
            body: {\(member): {value: $wire.code, type: integer}, err_msg: $message}
            errors: [DoorError]
        endpoints:
          - name: send
            method: POST
            url: https://api.doors.example/v2/send
            \(Self.text)
            form: [{name: token, type: string, required: true}]
            response: {fields: [{name: ret_code, type: integer, required: true}, {name: err_msg, type: string}]}
            failure: api
            errors: [tooLong, notFound]

        """
    }

    @Test func codesAreNotExchanged() throws {
        let right = Set(try found(errors(), guide: Self.errors))
        let wires = Set(try found(errors(long: (73, "75"), lost: (75, "73")), guide: Self.errors)).subtracting(right)
        #expect(wires.isSuperset(of: ["raw-value-differs tooLong says 73", "raw-value-differs notFound says 75"]), "\(wires)")
        let both = Set(try found(errors(long: (75, "75"), lost: (73, "73")), guide: Self.errors)).subtracting(right)
        #expect(both.contains("raw-value-differs tooLong says 73"), "\(both)")
    }

    @Test func aTableOfNoCallSaysWhatAFailureHas() throws {
        let right = Set(try found(errors(), guide: Self.errors))
        #expect(!right.contains { $0.hasPrefix("undocumented-field") }, "\(right)")
        let wrong = Set(try found(errors(member: "code"), guide: Self.errors)).subtracting(right)
        #expect(wrong == ["undocumented-field api.code says ret_code"])
    }

    @Test func aCommandOfAnUnknownMethodBlamesNoOther() throws {
        let page = """
            # Cards

            ## Get a card

            ```bash
            curl https://api.doors.example/v0/cards/7 -H "Authorization: Bearer <token>"
            ```

            `GET https://api.doors.example/v0/cards/:id`

            ## Change a card

            ```bash
            curl https://api.doors.example/v0/cards/7 -X PATCH -d 'label=x'
            ```

            `PATCH https://api.doors.example/v0/cards/:id`

            """
        let spec = """
            endpoints:
              - name: card
                method: GET
                url: https://api.doors.example/v0/cards/{id}
                \(Self.text)
                path: [{name: id, type: string}]
                headers: [{name: Authorization, type: string, scheme: Bearer, required: true}]
                response: {kind: empty}

            """
        let outline = try found(spec, guide: page)
        #expect(outline.contains { $0.hasPrefix("guide-only PATCH") }, "\(outline)")
        #expect(!outline.contains { $0.hasPrefix("sample-differs") || $0.hasPrefix("conflicting-statements") }, "\(outline)")
    }

    private static let rooms = """
        # Rooms

        ## Get a room

        `GET https://api.doors.example/v0/rooms/{id}`

        Returns a [404 HTTP error](#errors) if there is no such room.

        ## Remove a room

        `DELETE https://api.doors.example/v0/rooms/{id}`

        Returns a [409 HTTP error](#errors) if somebody is in it, and a [404 HTTP error](#errors) if there is none.

        """

    @Test func aStatusOfAnotherCallIsNoneOfThisOne() throws {
        func spec(_ errors: String) -> String {
            """
            errors:
              - name: RoomError
                form: swift
                domain: DoorKit.RoomError
                unraised: {en: N., ko: 말.}
                invented: The page names no type.
                \(Self.text)
                cases:
                  - {name: notFound, code: 404, status: 404, \(Self.text), invented: Told by its status.}
                  - {name: conflict, code: 409, status: 409, \(Self.text), invented: Told by its status.}
            failures:
              - {name: api, status: 400, body: {message: $message}, errors: [RoomError]}
            endpoints:
              - name: room
                method: GET
                url: https://api.doors.example/v0/rooms/{id}
                \(Self.text)
                path: [{name: id, type: string}]
                response: {kind: empty}
                failure: api
                errors: [\(errors)]
              - name: remove
                method: DELETE
                url: https://api.doors.example/v0/rooms/{id}
                \(Self.text)
                path: [{name: id, type: string}]
                response: {kind: empty}
                failure: api
                errors: [notFound, conflict]

            """
        }
        let right = Set(try found(spec("notFound"), guide: Self.rooms))
        let wrong = Set(try found(spec("notFound, conflict"), guide: Self.rooms))
        #expect(!right.contains("spec-only conflict"), "\(right)")
        #expect(wrong.contains("spec-only conflict"), "\(wrong)")
    }
}
