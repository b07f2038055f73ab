import Diagnostics
import SourceText

/// A name that refers to something the spec does not declare.
enum DanglingReference {
    static let rule = Rule(
        "spec-dangling-reference",
        "a name refers to something that is not declared",
        explanation: """
            Endpoints, flows, errors, classes, sources and so on are declared once and referred to by name. This name has no \
            declaration, so nothing could be generated for it: it is misspelled, or the declaration is still missing.
            """
    )

    /// - Parameter kind: with its article, as in "no such endpoint": "endpoint".
    static func diagnostic(_ name: Located<String>, kind: String, known: KnownNames, help: String? = nil) -> Diagnostic {
        // `busy` instead of `LampError.busy`: nothing is guessed, there may be several.
        let whole = name.value.contains(".") ? [] : known.list.filter { $0.hasSuffix(".\(name.value)") }
        // Names that only count are all alike.
        let isCounted = name.value.hasPrefix("value") && name.value.dropFirst(5).allSatisfy(\.isNumber)
        let near = whole.isEmpty && !isCounted ? known.suggestions(for: name.value) : []
        return Diagnostic(
            rule,
            "no \(kind) is called `\(name.value)`",
            at: [Label(name.place)],
            help: help
                ?? (!whole.isEmpty
                    ? "write \(Listing.alternatives(whole))"
                    : near.isEmpty
                        ? (known.isEmpty || known.list.count > 12 ? nil : "there are \(Listing.codes(known.list))")
                        : "did you mean \(Listing.alternatives(near))?")
        )
    }

    /// What a framework brings does not travel and is not kept; in a capability it needs members.
    static func diagnostic(ofFramework name: Located<String>) -> Diagnostic {
        Diagnostic(
            rule, "`\(name.value)` is a framework's, and `type:` says types of the spec alone", at: [Label(name.place)],
            help:
                "give what names it, a text or a number; the object itself goes to a property, a parameter of a method, or a delegate (`notify:`), "
                + "and to a capability that no `endpoint:` simulates where `platform:` declares it with `members:`"
        )
    }

    /// A member of the object that only some of the classes have whose methods run the flow.
    static func diagnostic(_ name: Located<String>, kind: String, lackingIn type: ClassType, help: String) -> Diagnostic {
        Diagnostic(
            rule, "`\(type.name.value)` runs the flow as well, and has no \(kind) `\(name.value)`",
            at: [Label(name.place), Label(type.name.place, "the class")], help: help)
    }

    /// A property of a class that is asked of one of its objects.
    static func diagnostic(static name: Located<String>, of type: ClassType) -> Diagnostic {
        Diagnostic(
            rule, "`\(name.value)` belongs to `\(type.name.value)` itself, and to none of its objects", at: [Label(name.place)],
            help: "`of: $shared.\(type.name.value)` sets it")
    }

    /// A name that several methods of a class have.
    static func diagnostic(_ name: Located<String>, overloads: [String]) -> Diagnostic {
        Diagnostic(
            rule, "`\(name.value)` is the name of \(overloads.count) methods", at: [Label(name.place)],
            help: "say which one: \(Listing.alternatives(overloads))")
    }

    /// The `async` twin of a method whose class declares it.
    static func diagnostic(twin name: Located<String>, _ other: String) -> Diagnostic {
        Diagnostic(
            rule, "`\(name.value)` has no twin: the class declares `\(other)`, which is awaited", at: [Label(name.place)],
            help: "call `\(other)`, without `twin:`")
    }

    /// A method that the class has behind a protocol, and the protocol does not ask for.
    static func diagnostic(unasked name: Located<String>, of type: String, in owner: String) -> Diagnostic {
        Diagnostic(
            rule, "the value is declared as `\(type)`, which has no `\(name.value)`", at: [Label(name.place)],
            help: "call what `\(type)` declares, or let what answers the value say `\(owner)`")
    }

    /// The `async` twin of a method that has none.
    static func diagnostic(twinless name: Located<String>, _ method: Method) -> Diagnostic {
        if !method.mayLeaveOutHandlers {
            return Diagnostic(
                rule, "`\(name.value)` has no twin: Swift imports no method as `async` that answers something beside its handler",
                at: [Label(name.place)],
                help: "leave `twin:` out" + (method.startedCall == nil ? "" : "; `waits: false` and `cancel:` give the call up"))
        }
        return Diagnostic(
            rule, "`\(name.value)` has no twin: its handler may be left out, and a call without it would be the twin's",
            at: [Label(name.place)],
            help: "leave `twin:` out: apps hand a handler over, or nothing")
    }
}
