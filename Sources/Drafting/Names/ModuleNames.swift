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
        let qualifiers = statements.flatMap { $0.fact.detail.parameterTypes ?? [] }.compactMap { text in
            text?.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.first { $0.first?.isUppercase == true && $0.contains(".") }
        }.compactMap { $0.split(separator: ".").first.map(String.init) }.filter { !types.contains($0) }
        let pods = settings.filter { $0.kind == "pod" && $0.name.first?.isUppercase == true && $0.name.contains(where: \.isLowercase) }
        return (frameworks + imports + qualifiers).filter { !Platform.isType($0) && !SystemFrameworks.names.contains($0) } + pods.map(\.name)
    }
}
