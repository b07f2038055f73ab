import Declarations
import Diagnostics
import SourceText

/// A class that exists only where a module does, mentioned where it may be missing.
enum PlatformOnlyType {
    static let rule = Rule(
        "spec-platform-only-type",
        "a class that not every platform has is mentioned by something that every platform has",
        explanation: """
            A class with `requires:` is left out where that module does not exist, such as UIKit on Linux. Declarations of other types, \
            fields and flows stand everywhere and cannot speak of it. Leave `requires:` out where the class needs nothing of the module, \
            or keep what mentions it in classes that require the same.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let modules = Dictionary(
            survey.spec.classes.compactMap { type in type.requiresModule.map { (type.name.value, $0.value) } }
        ) { first, _ in first }
        guard !modules.isEmpty else { return [] }
        let classes = survey.spec.classes.flatMap { type in
            type.methodsAndSetters.flatMap { mentions($0, in: type.requiresModule?.value, modules) }
                + type.properties.flatMap { mentions($0, in: type.requiresModule?.value, modules) }
        }
        return classes + survey.spec.protocols.flatMap { $0.methods.flatMap { mentions($0, in: nil, modules) } }
            + survey.steps.all.compactMap { made($0, modules) }
    }

    private static func mentions(_ method: Method, in module: String?, _ modules: [String: String]) -> [Diagnostic] {
        let types = method.declaration.parameters.compactMap(\.type) + [method.declaration.result].compactMap { $0 }
        return found(types, in: module, modules).map { diagnostic($0.name, $0.module, at: method.locatedName.place) }
    }

    private static func mentions(_ property: Property, in module: String?, _ modules: [String: String]) -> [Diagnostic] {
        found([property.declaration.type].compactMap { $0 }, in: module, modules).map {
            diagnostic($0.name, $0.module, at: property.spelling.place)
        }
    }

    private static func made(_ step: FlowStep, _ modules: [String: String]) -> Diagnostic? {
        guard case .new(let type, _, _) = step.verb, let module = modules[type.value] else { return nil }
        return diagnostic(type.value, module, at: type.place)
    }

    private static func found(_ types: [TypeName], in module: String?, _ modules: [String: String]) -> [(name: String, module: String)] {
        types.flatMap(names).compactMap { name in
            guard let needed = modules[name], needed != module else { return nil }
            return (name, needed)
        }
    }

    private static func names(_ type: TypeName) -> [String] {
        switch type {
        case .named(let named): [named.name] + named.arguments.flatMap(names)
        case .function(let function): function.parameters.flatMap { names($0.type) } + names(function.result)
        }
    }

    private static func diagnostic(_ name: String, _ module: String, at place: Place) -> Diagnostic {
        Diagnostic(
            rule, "`\(name)` exists only where `\(module)` does", at: [Label(place)],
            help: "leave `requires:` of `\(name)` out, or mention it in classes that require the same")
    }
}
