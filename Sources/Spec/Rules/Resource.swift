import Diagnostics
import SourceText

/// `resource:` of a kind of record, whose endpoints do not say what becomes of the records.
enum Resource {
    static let rule = Rule(
        "spec-resource",
        "the endpoints of a resource do not fit its records",
        explanation: """
            `resource:` of a kind of record is a URL: its `GET` lists the records and its `POST` makes one; behind one placeholder more, which \
            stands for the key, `GET` reads a record, `PUT` and `PATCH` change it and `DELETE` drops it. Fields go by their names (capitals, `_` \
            and `-` do not count). What the answer has beside them answers its `example:`; where there is no such record the endpoint fails \
            with its error of status 404, or its only one. An endpoint that does more has an answer of its own under `answers:`, which \
            goes before this.
            """
    )

    static func diagnostic(_ message: String, at places: [Label], _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: places, help: help)
    }
}
