import CrossCheck
import Guide
import SourceText
import Spec

/// The platform's frameworks that a guide, or a header, imports: a name with the prefix of one of them is the framework's, unless the guide
/// declares it. Foundation's need no import.
struct ImportedFrameworks {
    private let names: Set<String>
    private let declared: Set<String>
    /// Those that a guide says something of, too.
    private let introduced: Set<String>

    init(_ sheets: [FactSheet], _ statements: [Statement]) {
        let texts = sheets.map { $0.file.text($0.file.wholeSpan) }
        names = Set(PlatformFrameworks.frameworks.filter { name in texts.contains { Self.imports(name, $0) } })
        let declarations = statements.filter { $0.fact.source == .declaration && [.type, .enum].contains($0.fact.kind) }
        declared = Set(declarations.map(\.fact.name))
        let types = statements.filter { [.type, .enum].contains($0.fact.kind) }.map(\.fact.name)
        introduced = declared.union(types).union(
            statements.filter { [.method, .property, .case].contains($0.fact.kind) }.compactMap(\.fact.owner))
    }

    static let none = ImportedFrameworks([], [])

    /// `@import CoreBluetooth;`, `#import <CoreBluetooth/CoreBluetooth.h>`, `import CoreBluetooth`
    private static func imports(_ framework: String, _ text: String) -> Bool {
        text.has("import \(framework)\n") || text.has("import \(framework);") || text.has("import <\(framework)/")
    }

    func bring(_ name: String) -> Bool {
        if Platform.isFoundations(name) { return !introduced.contains(name) }
        guard !names.isEmpty, !declared.contains(name), let framework = PlatformFrameworks.framework(of: name) else { return false }
        return names.contains(framework)
    }
}
