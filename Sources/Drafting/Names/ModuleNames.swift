import CrossCheck
package import Guide

/// What the vendor's module may be called, by a guide: the framework that apps link, what samples import, the pod.
package enum ModuleNames {
    /// The likeliest first; not all of them need be names that Swift takes.
    package static func candidates(in sheets: [FactSheet]) -> [String] {
        let statements = Statement.all(of: sheets)
        let settings = SettingDrafting.settings(statements, endpoints: [])
        let frameworks = settings.filter { $0.kind == "framework" && $0.name.lowercased().hasSuffix(".framework") }.map {
            String($0.name.prefix { $0 != "." })
        }
        let imports = statements.map(\.fact).filter { $0.kind == .use && $0.detail.form == "import" }.map(\.name)
        let types = Set(statements.map(\.fact).filter { $0.kind == .type || $0.kind == .enum }.map(\.name))
        // `Element.ID` begins with no module.
        let parameters = TypeParameters(statements, sheets.flatMap(\.further)).names
        let qualifiers = statements.flatMap { statement in
            (statement.fact.detail.parameterTypes ?? []).compactMap(qualifier).filter {
                !types.contains($0) && $0 != "Self" && !parameters.contains($0) && !statement.fact.detail.marks.typeParameters.contains($0)
            }
        }
        let pods = settings.filter { $0.kind == "pod" && $0.name.first?.isUppercase == true && $0.name.contains(where: \.isLowercase) }
        return (frameworks + imports + qualifiers).filter { !Platform.isType($0) && !SystemFrameworks.names.contains($0) }
            + pods.map(\.name)
    }

    /// `LampSDK` of `LampSDK.Lamp`, in a type that holds such a name.
    private static func qualifier(of type: String?) -> String? {
        let words = type?.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") } ?? []
        let qualified = words.first { $0.first?.isUppercase == true && $0.contains(".") }
        return qualified?.split(separator: ".").first.map(String.init)
    }
}
