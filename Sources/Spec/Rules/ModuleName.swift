import Diagnostics
import SourceText

/// A module or an executable that is called like another one that its code needs, or lies beside.
enum ModuleName {
    static let rule = Rule(
        "spec-module-name",
        "a module has the name of one that generated code imports",
        explanation: """
            The client is a module of its own, called as the vendor's framework is; the mock is a second one, with `Mock` behind it, its tests a \
            third with `Tests`, and the mock's executable is called after the id, with `-mock` behind it. None of them can have the name of a \
            module that it imports or that the package has besides, in whatever letters: the package would not load, or an import would mean the \
            client itself.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let taken = PackageNames(spec).all.filter { PackageNames.isTaken($0.text) }
        return taken.first.map { [diagnostic($0)] } ?? []
    }

    private static func diagnostic(_ name: PackageNames.Name) -> Diagnostic {
        let label = Label(name.place.place)
        guard name.text != name.place.value else {
            return Diagnostic(
                rule, "`\(name.text)` is a module that generated code imports or lies beside", at: [label],
                help: "call it as the vendor's framework is called, such as `\(name.text)SDK`")
        }
        let other = name.place.value + (name.text.hasSuffix("-mock") ? "-sdk" : "SDK")
        return Diagnostic(
            rule, "\(name.what) of this name is `\(name.text)`, which generated code imports or lies beside", at: [label],
            help: "call it otherwise, such as `\(other)`")
    }
}
