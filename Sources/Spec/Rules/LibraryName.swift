import Diagnostics
import SourceText

/// A type of the spec that is called like one which all generated code is written with.
package enum LibraryName {
    static let rule = Rule(
        "spec-library-name",
        "a type is called like one of Swift's library, or of the runtime",
        explanation: """
            In a client's module its own types go before those of Swift's library: beside a class `String` or an enum `Error`, every other \
            declaration that says `String` or `Error` would mean them. Call the type as the header does, with the vendor's prefix. Where the \
            vendor has no other name, put the module's before it and say under `swift:` what apps call it: `name: LampTask` with \
            `swift: Task`, `name: LampError` with `swift: Lamp.Error`. Generated code then says `Swift.Task` where it means the library's. \
            That works for every name inside of a type but a few that Swift itself looks for there, and at the top of the module for those \
            that generated code can say otherwise; beside a vendor's own `String` or `URL` nothing could be written any more, also by apps.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let written = names.union(spec.classes.contains { !$0.events.isEmpty } ? ["Event", "EventForAll"] : [])
            .union(spec.classes.contains { $0.once != nil } ? ["Once"] : [])
            .union(spec.classes.contains { !$0.listenerLists.isEmpty } ? ["Listeners", "AddedListener"] : [])
            .union(spec.mock == nil ? [] : inTests.union(ofTests.keys))
        return names(spec, written) + globals(spec) + nested(spec) + hidden(spec) + metatypes(spec)
    }

    // MARK: the types' own names

    private static func names(_ spec: Spec, _ written: Set<String>) -> [Diagnostic] {
        let paths = Dictionary(spec.swiftNames.filter { $0.outer != nil }.map { ($0.name.value, $0.swift.value) }) { first, _ in first }
        // What a delegate is told is read in a loop, too, out of an event, by code that stands in no type of the vendor's.
        let isTold = spec.protocols.contains { $0.implementedBy == nil }
        let all = spec.typeNames.joined().filter { written.contains($0.value) || isTold && $0.value == "Event" && paths[$0.value] == nil }
        return all.compactMap { name in
            let path = paths[name.value]
            // Of Foundation's classes generated code says nothing by itself.
            if path != nil, unsaid.contains(name.value) { return nil }
            return Diagnostic(
                rule, "generated code could not say `\(name.value)` any more where it means another type", at: [Label(name.place)],
                help: help(name.value, spec, path))
        }
    }

    private static func help(_ name: String, _ spec: Spec, _ path: String?) -> String {
        if let path { return "call it `\(path.filter { $0 != "." })` and leave `swift: \(path)`, as apps say it" }
        let prefixed = "\(spec.system.module.value)\(name)"
        guard !essential.contains(name) else { return "give it a prefix, and accept the difference under `errata:`: `\(prefixed)`" }
        return "call it `\(prefixed)`, and `swift: \(name)` as apps say it"
    }

    // MARK: what `swift:` says

    private static func globals(_ spec: Spec) -> [Diagnostic] {
        spec.swiftNames.compactMap(\.global).filter { essential.contains($0.value) || modules.contains($0.value) }.map { name in
            Diagnostic(
                rule, "generated code, and that of apps, could not say `\(name.value)` any more where it means another type",
                at: [Label(name.place)], help: "give it a prefix: `\(spec.system.module.value)\(name.value)`")
        }
    }

    /// What Swift, or generated code, looks for inside of a type by its name alone.
    private static func nested(_ spec: Spec) -> [Diagnostic] {
        let names = Set((spec.enums.map(\.name) + spec.errors.map(\.name)).map(\.value))
        // Also where it stands in a type of its own: `Lamp.Mode`.
        let enums = names.union(spec.swiftNames.filter { names.contains($0.name.value) }.map(\.swift.value))
        return spec.swiftNames.compactMap { naming in
            guard let outer = naming.outer else { return nil }
            let lookedFor = enums.contains(outer) ? lookedForInEnums : lookedForInClasses
            // A name that is the same inside and outside hides no module.
            let others = naming.last == naming.name.value ? [] : modules.union([spec.system.module.value])
            guard lookedFor.union(others).contains(naming.last) else { return nil }
            return Diagnostic(
                rule, "inside of a type, Swift or generated code takes `\(naming.last)` for something else",
                at: [Label(naming.swift.place)],
                help: "leave `swift:` out, and accept the difference under `errata:`")
        }
    }

    /// Where a name is hidden the module's stands before it, which has to mean the module.
    private static func hidden(_ spec: Spec) -> [Diagnostic] {
        let own = Set(spec.typeNames.joined().map(\.value))
        let all = own.union(spec.swiftNames.compactMap(\.global?.value))
        guard all.contains(spec.system.module.value) else { return [] }
        return spec.swiftNames.filter { $0.outer != nil && $0.last != $0.name.value && own.contains($0.last) }.map { naming in
            Diagnostic(
                rule,
                "code in `\(naming.outer ?? "")` could not say the type `\(naming.last)` any more, for a type is called like the module",
                at: [Label(naming.swift.place)], help: "leave `swift:` out, and accept the difference under `errata:`")
        }
    }

    /// Before a name that something else hides stands its module.
    private static let modules: Set<String> = ["Swift", "Foundation", "ClientRuntime", "TextDigests"]

    /// `Word.Type` is what Swift calls the type of `Word` itself, also with backticks: nobody could say the case.
    private static func metatypes(_ spec: Spec) -> [Diagnostic] {
        spec.enums.flatMap(\.cases).filter { $0.swiftName == nil && ["Type", "Protocol"].contains($0.name.value) }.map { each in
            Diagnostic(
                rule, "Swift takes `\(each.name.value)` behind a type for the type's own, so that no app could say the case",
                at: [Label(each.name.place)], help: "give it another name in Swift: `swift: \(each.name.value.lowercased())`")
        }
    }
}
