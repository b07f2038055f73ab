import Declarations
import Diagnostics
import SourceText

/// A method of a class that says nothing about what it does.
enum MethodWithoutFlow {
    static let rule = Rule(
        "spec-method-without-flow",
        "a method of a class does not say what it does",
        explanation: """
            A method of the SDK's own classes needs a `flow:`, `calls:` or `steps:`, or there is nothing to generate for it. Without one \
            are only the method \
            that `shared:` names, the one that sets the delegate (`setDelegate:`), those that add or remove a listener (`adds:`, `replaces:`, `removes:`), setters that stand under `setter:` of their property, and what makes an object and fills members that \
            are called like its parameters, or that `with:` reads off them, where nothing else has to be in it. A spec without any flows only describes its system, and is not asked for them.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        if spec.flows.isEmpty { return [] }
        let needs = ObjectNeeds(survey)
        let classes = Dictionary(spec.classes.map { ($0.name.value, $0) }) { first, _ in first }
        return spec.classes.flatMap { type in
            let members = Set(type.ancestry(in: classes).flatMap { $0.properties.map(\.name) + $0.carries.map(\.name.value) })
            let silent = type.methods.filter { method in
                method.flow == nil && method.listeners == nil && method.name != type.shared?.value && !type.setsDelegate(method)
                    && !type.makesItself(by: method, of: members, needs)
            }
            return silent.map { method in
                Diagnostic(
                    rule, "the method `\(method.name)` has no `flow`", at: [Label(method.locatedName.place)],
                    help: "add `flow:`, or `calls:` with an endpoint, or `steps:`; `steps: []` where it does nothing, "
                        + "`adds:` where it keeps a listener" + type.filling(by: method, members))
            }
        }
    }
}

extension ClassType {
    /// Of an initialiser: how it fills members that are not called like its parameters.
    fileprivate func filling(by method: Method, _ members: Set<String>) -> String {
        guard isFactory(method), let other = method.declaration.parameters.first(where: { !members.contains($0.name) }) else { return "" }
        let alike = members.sorted().first { $0.lowercased() == other.name.lowercased() }
        return "; or say which property a parameter fills, `with: {\(alike ?? "property"): $arg.\(other.name)}`"
    }

    /// Makes an object of the class, with a member for every parameter: its own, or one that it inherits.
    ///
    /// What an initialiser lacks is `InitialiserValues`' to say.
    fileprivate func makesItself(by method: Method, of members: Set<String>, _ needs: ObjectNeeds) -> Bool {
        // `with:` reads members of the others.
        let read = Set(method.fills.flatMap { $0.value.references }.compactMap(\.path.first))
        let isUsed: (MethodDeclaration.Parameter) -> Bool = {
            members.contains($0.name) || read.contains($0.name) || tellsOwnError($0)
        }
        guard isFactory(method), method.declaration.parameters.allSatisfy(isUsed) else { return false }
        return method.declaration.isInitializer || needs.objects(of: name.value, filledBy: method).isEmpty
    }
}
