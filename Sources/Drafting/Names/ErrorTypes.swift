import CrossCheck
import Declarations
import Guide

/// The structs and classes of Swift that are errors, in their own heads or in those of extensions: a spec has each as a type that `wraps:` errors of
/// an enum, so that what fails with it keeps its name.
struct ErrorTypes {
    private(set) var names: Set<String> = []
    /// Swift's own protocols of errors, and those of the SDK that refine one of them.
    private let protocols: Set<String>

    init(_ statements: [Statement]) {
        let declared = statements.map(\.fact).filter(Self.isDeclared)
        protocols = Self.refined(by: declared)
        let own = declared.filter { ["class", "structure"].contains($0.detail.form) && !$0.detail.isGeneric && !$0.detail.marks.isActor }
        let inherited = Set(own.map(\.name))
        names = Set(declared.filter { $0.detail.form != "protocol" && self.conforms($0) }.map(\.name)).intersection(inherited)
            .subtracting(Self.heirs(own))
    }

    /// Whether an enum says that it is one of errors.
    func isError(_ fact: Fact) -> Bool {
        fact.kind == .enum
            ? fact.detail.conformsToError || fact.detail.marks.conformances.contains { protocols.contains(Self.bare($0)) }
            : Self.isDeclared(fact) && fact.detail.form != "protocol" && conforms(fact)
    }

    private func conforms(_ fact: Fact) -> Bool { Self.conformances(fact).contains(where: protocols.contains) }

    private static func isDeclared(_ fact: Fact) -> Bool {
        fact.kind == .type && fact.source == .declaration && fact.detail.language == .swift && fact.detail.form != "alias"
    }

    /// A refinement of a refinement is one, too: each round finds the next.
    private static func refined(by declared: [Fact]) -> Set<String> {
        let own = declared.filter { $0.detail.form == "protocol" }
        var known: Set<String> = ["Error", "LocalizedError", "CustomNSError", "RecoverableError"]
        while true {
            let more = own.filter { !known.contains($0.name) && !known.isDisjoint(with: conformances($0)) }
            guard !more.isEmpty else { return known }
            known.formUnion(more.map(\.name))
        }
    }

    /// What inherits from a class of the SDK is an error as its parent is.
    private static func heirs(_ own: [Fact]) -> Set<String> {
        let classes = Set(own.filter { $0.detail.form == "class" }.map(\.name))
        return Set(own.filter { fact in fact.detail.form == "class" && !classes.isDisjoint(with: parents(fact)) }.map(\.name))
    }

    private static func parents(_ fact: Fact) -> [String] { fact.detail.attributes.map { bare($0) } }

    private static func conformances(_ fact: Fact) -> [String] {
        fact.detail.attributes.filter { $0.hasPrefix("<") }.map { bare($0) }
    }

    /// `Error` of `<Swift.Error>`, and `Door` of `: Door`.
    private static func bare(_ attribute: String) -> String {
        let name = attribute.filter { !"<>: ".contains($0) }
        return name.split(separator: ".").last.map(String.init) ?? name
    }
}
