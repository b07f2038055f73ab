internal import Spec

/// Every error: code, name, when, remedy, and what raises it. A table to look a code up, then a section for each error.
struct ErrorsPage {
    private let context: ReferenceContext
    private let raisers: ErrorRaisers

    init(_ context: ReferenceContext) {
        self.context = context
        raisers = ErrorRaisers(context)
    }

    var sections: [SectionView] {
        let names = context.spec.errors.map(\.name.value)
        let opening = ReferencePage.errors.opening(context, names.isEmpty ? [] : [.bullets(names.map(context.typeLink))])
        return [opening] + context.spec.errors.flatMap { type in [section(type)] + type.allCases.map { section($0, type) } }
    }

    private func section(_ type: ErrorEnumeration) -> SectionView {
        let name = type.name.value
        var blocks: [MarkdownBlock] = [.paragraph(context.prose(type.text))] + context.swiftName(name)
        let constant = type.domainConstant.map { " (\(Markdown.code($0.value)))" } ?? ""
        blocks.append(.paragraph("**\(context.say("Domain"))**: \(Markdown.code(type.domain.value))\(constant)"))
        let told = type.userInfo.map { "\(Markdown.code($0.key.value)): \(Markdown.code($0.value.value))" }
        if !told.isEmpty { blocks.append(.paragraph("**userInfo**: \(told.joined(separator: ", "))")) }
        blocks += context.origin(type.provenance, context.lines.lines("enum", name)).map { [$0] } ?? []
        let rows = type.allCases.map { error in
            let link = context.link(Markdown.code(error.name.value), .errors, Anchor.error(name, error.name.value))
            return [Markdown.code(String(error.code.value)), link, context.cell(error.text)]
        }
        blocks.append(.table([context.say("Code"), context.say("Name"), context.say("When")], rows))
        blocks += context.members(of: name, type.properties, type.methods)
        return SectionView(anchor: Anchor.errors(name), heading: Markdown.heading(2, Markdown.code(name)), blocks: blocks)
    }

    private func section(_ error: ErrorCase, _ type: ErrorEnumeration) -> SectionView {
        let owner = type.name.value
        let name = error.name.value
        var lines = [
            "**\(context.say("Code"))**: \(Markdown.code(String(error.code.value)))"
                + (error.codeFrom.map { " / \(Markdown.code($0.value))" } ?? ""),
            "**Swift**: \(Markdown.code(SwiftSpelling.enumCase(owner, name, context.model)))",
        ]
        lines += wire(error, of: owner).map { ["**\(context.say("From the server"))**: \($0)"] } ?? []
        lines.append("**\(context.say("When"))**: \(context.prose(error.text))")
        lines += error.unraised.map { ["**\(context.say("Never raised"))**: \(context.prose($0))"] } ?? []
        lines += error.remedy.map { ["**\(context.say("Remedy"))**: \(context.prose($0))"] } ?? []
        let item = FlowErrors.Item(enumeration: owner, name: name)
        lines += line(context.say("Endpoints"), raisers.endpoints[item])
        lines += line(context.say("Methods"), raisers.methods[item])
        let origin = context.origin(error.provenance, context.lines.lines("error", name, owner: owner)).map { [$0] } ?? []
        let heading = Markdown.heading(3, Markdown.code(name))
        return SectionView(anchor: Anchor.error(owner, name), heading: heading, blocks: [.bullets(lines)] + origin)
    }

    /// How servers spell the error, and with which status.
    private func wire(_ error: ErrorCase, of owner: String) -> String? {
        let spellings = error.spellings.enumerated().map { place, wire in
            let words = wire.sorted { $0.key < $1.key }.map { "\($0.key) \(Markdown.code($0.value.value))" }
            let status = error.spelledStatuses.dropFirst(place).first ?? nil
            return (words + (status.map { ["HTTP \($0.value)"] } ?? [])).joined(separator: ", ")
        }
        let isOther = context.spec.failures.contains { $0.isForOtherCodes(error, of: owner) }
        let words = [(spellings + (isOther ? [context.say("any other code")] : [])).joined(separator: " / ")].filter { !$0.isEmpty }
        let status = error.status.map { ["HTTP \($0.value)"] } ?? []
        let all = words + status + (error.closes.map { [context.say("closes a WebSocket with \(Markdown.code(String($0.value)))")] } ?? [])
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }

    private func line(_ title: String, _ links: [String]?) -> [String] {
        links.map { ["**\(title)**: \($0.joined(separator: ", "))"] } ?? []
    }
}

/// What raises each error, as links.
private struct ErrorRaisers {
    private(set) var endpoints: [FlowErrors.Item: [String]] = [:]
    private(set) var methods: [FlowErrors.Item: [String]] = [:]

    init(_ context: ReferenceContext) {
        let errors = context.errors
        for endpoint in context.spec.endpoints {
            let link = context.link(Markdown.code(endpoint.name.value), .endpoints, Anchor.endpoint(endpoint.name.value))
            for item in errors.errors(of: endpoint) { endpoints[item, default: []].append(link) }
        }
        for type in context.spec.classes {
            for method in type.methods {
                let anchor = Anchor.member(type.name.value, method.name, isStatic: method.isStatic)
                let link = context.link(Markdown.code(method.name), .methods, anchor)
                for item in errors.errors(of: method, in: type) { methods[item, default: []].append(link) }
            }
        }
    }
}
