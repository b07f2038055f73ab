package import Diagnostics
import SourceText

/// Two systems of one package whose modules or executables are called alike.
package enum SharedNames {
    package static let rule = Rule(
        "spec-shared-name",
        "two systems have modules or executables of one name",
        explanation: """
            A package holds the client of each system under the name of its module, its mock and tests with `Mock` and `Tests` behind it, and the \
            mock's executable under the id with `-mock` behind it: a module `TideKitMock` is in the way of the mock of a module `TideKit`. Names \
            that differ only in capital letters count as one, since most file systems keep them in one folder. Rename one, in the spec or under \
            `systems:` in guidewright.yaml.
            """
    )

    /// - Parameter specs: of all systems of one package.
    package static func check(_ specs: [Spec]) -> [Diagnostic] {
        var seen: [String: (name: PackageNames.Name, spec: Int)] = [:]
        var diagnostics: [Diagnostic] = []
        for (number, spec) in specs.enumerated() {
            let clash = PackageNames(spec).all.lazy.compactMap { name -> Diagnostic? in
                guard let other = seen[PackageNames.folded(name.text)], other.spec != number else { return nil }
                return diagnostic(name, other.name)
            }.first
            if let clash { diagnostics.append(clash) }
            for name in PackageNames(spec).all where seen[PackageNames.folded(name.text)] == nil {
                seen[PackageNames.folded(name.text)] = (name, number)
            }
        }
        return diagnostics
    }

    private static func diagnostic(_ name: PackageNames.Name, _ other: PackageNames.Name) -> Diagnostic {
        let message =
            name.text == other.text
            ? "`\(name.text)` is \(name.what), and \(other.what) of another system"
            : "`\(name.text)`, \(name.what), and `\(other.text)`, \(other.what) of another system, differ only in capital letters or a dash"
        return Diagnostic(
            rule, message, at: [Label(name.place.place), Label(other.place.place, "the other system")],
            help: "rename one of them, in its spec or under `systems:` in guidewright.yaml")
    }
}
