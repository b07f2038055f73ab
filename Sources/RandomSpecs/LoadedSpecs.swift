package import Diagnostics
import SourceText
package import Spec

extension RandomSpecMaker {
    /// The spec of a seed as a project has it: its text, what is loaded, and the errors that the rules find.
    package static func load(seed: UInt64) -> (text: String, spec: Spec?, errors: [Diagnostic]) {
        let text = spec(seed: seed).printed
        let file = SourceFile(path: "Specs/\(id(of: seed))/system.yaml", bytes: Array(text.utf8))
        let (spec, found) = SpecLoader.load(folder: [file])
        return (text, spec, found.filter { $0.severity == .error })
    }
}
