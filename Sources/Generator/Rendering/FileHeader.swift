internal import Diagnostics
internal import Spec

/// The comment on top of every generated Swift file: where it comes from.
struct FileHeader: ViewModel {
    /// The folder of the specs.
    let source: String

    static let members: [ViewMember<FileHeader>] = [.text("source") { $0.source }]

    static let template = "swift/header"

    static func check(_ templates: TemplateLibrary) -> [Diagnostic] { templates.check(template, prints: FileHeader.self) }

    static func text(for spec: Spec, _ templates: TemplateLibrary) -> String {
        templates.render(template, FileHeader(source: "Specs/\(spec.system.id.value)"))
    }
}
