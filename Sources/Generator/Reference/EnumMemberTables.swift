internal import Declarations
internal import Spec

extension ReferenceContext {
    /// What the cases of an enum have besides: a table of properties, one of methods.
    func members(of owner: String, _ properties: [EnumProperty], _ methods: [EnumProperty]) -> [MarkdownBlock] {
        [(say("Property"), properties), (say("Method"), methods)].filter { !$0.1.isEmpty }.map { title, members in
            .table([title, "Swift", say("Meaning")], members.map { row($0, of: owner) })
        }
    }

    private func row(_ member: EnumProperty, of owner: String) -> [String] {
        let id = "<a id=\"\(Anchor.property(owner, member.name))\"></a>"
        let spelling = member.isFunction ? swift(member, of: owner) : member.spelling.value
        return ["\(id)\(Markdown.code(member.name))", Markdown.code(spelling), cell(member.text) + note(member.provenance)]
    }

    /// A function of C as Swift has it.
    private func swift(_ member: EnumProperty, of owner: String) -> String {
        let result = member.declaration.type.map { model.mapping.type($0, language: member.language).spelling } ?? ""
        return "func \(member.name)(_: \(owner)) -> \(result)"
    }
}
