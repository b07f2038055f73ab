import Declarations
package import Diagnostics
import Guide
package import SourceText
import YAMLTree

/// Reads `evidence.yaml` back into facts.
package enum EvidenceReader {
    package static let malformed = Rule(
        "evidence-malformed",
        "the recorded evidence can't be read",
        explanation: """
            `evidence.yaml` is written by the tool, and something in it is not as the tool writes it: it was edited by hand, or merged badly. Write \
            it anew with `guidewright check --update`, where the guide is.
            """
    )

    package static let rules = [malformed]

    /// The guides and the files of sources that the file records; what can't be read is reported and left out.
    package static func read(_ file: SourceFile) -> (guides: [RecordedGuide], diagnostics: [Diagnostic]) {
        let (root, diagnostics) = YAMLTree.parse(file)
        guard let root, !diagnostics.contains(where: { $0.severity == .error }) else { return ([], diagnostics) }
        var reading = EvidenceReading(diagnostics: diagnostics)
        guard root["version"]?.scalar?.int == 1, let guides = root["guides"] else {
            reading.report("no version that can be read", root)
            return ([], reading.diagnostics)
        }
        let recorded = guides.items.compactMap { reading.guide($0) }
        let sources = (root["sources"]?.items ?? []).compactMap { node -> RecordedGuide? in
            guard let id = node["source"]?.text else {
                reading.report("a file of a source without the source's id", node)
                return nil
            }
            var record = reading.guide(node)
            record?.source = id
            return record
        }
        return (recorded + sources, reading.diagnostics)
    }
}

/// One reading of an evidence file, with what was wrong so far.
private struct EvidenceReading {
    var diagnostics: [Diagnostic]

    mutating func report(_ message: String, _ node: YAMLNode) {
        let help = "write it anew with `guidewright check --update`"
        diagnostics.append(Diagnostic(EvidenceReader.malformed, "the evidence has \(message)", at: [Label(node.place)], help: help))
    }

    mutating func guide(_ node: YAMLNode) -> RecordedGuide? {
        guard let name = node["file"]?.text, let digest = node["sha256"]?.text, let bytes = node["bytes"]?.scalar?.int, bytes >= 0,
            let format = node["format"]?.text.flatMap(Document.Format.init)
        else {
            report("a guide without file, sha256, bytes or format", node)
            return nil
        }
        let (facts, unread) = (node["facts"]?.items ?? [], node["unread"]?.items ?? [])
        let slips = node["slips"]?.items ?? []
        let ranges = (facts + unread + slips).flatMap { self.ranges(in: $0) }
        guard let standIn = StandIn(path: name, ranges: ranges, byteCount: bytes) else {
            report("places that lie outside the guide", node)
            return nil
        }
        let sheet = FactSheet(
            file: standIn.file,
            format: format,
            facts: facts.compactMap { fact($0, standIn) },
            unread: unread.compactMap { self.unread($0, standIn) },
            slips: slips.compactMap { slip($0, standIn) }
        )
        return RecordedGuide(file: name, sha256: digest, byteCount: bytes, sheet: sheet)
    }

    private func ranges(in node: YAMLNode) -> [StandIn.Range] {
        ([node] + (node["defects"]?.items ?? [])).compactMap { $0["at"]?.text.flatMap(StandIn.Range.init) }
    }

    private mutating func unread(_ node: YAMLNode, _ file: StandIn) -> FactSheet.Unread? {
        guard let range = node["at"]?.text.flatMap(StandIn.Range.init), let kind = node["kind"]?.text.flatMap(FactSheet.Unread.Kind.init)
        else {
            report("an unread place without a place or kind", node)
            return nil
        }
        return FactSheet.Unread(kind, span: file.span(range), reason: node["reason"]?.text)
    }

    private mutating func slip(_ node: YAMLNode, _ file: StandIn) -> Slip? {
        guard let range = node["at"]?.text.flatMap(StandIn.Range.init), let kind = node["kind"]?.text.flatMap(Slip.Kind.init),
            let name = node["name"]?.text
        else {
            report("a slip without place, kind or name", node)
            return nil
        }
        return Slip(kind, name, meant: node["meant"]?.text, span: file.span(range))
    }

    private mutating func fact(_ node: YAMLNode, _ file: StandIn) -> Fact? {
        guard let range = node["at"]?.text.flatMap(StandIn.Range.init), let kind = node["kind"]?.text.flatMap(Fact.Kind.init),
            let name = node["name"]?.text, let source = node["source"]?.text.flatMap(Fact.Source.init)
        else {
            report("a fact without place, kind, name or source", node)
            return nil
        }
        var fact = Fact(kind, name, source: source, span: file.span(range))
        fact.owner = node["owner"]?.text
        fact.isStatic = node["static"]?.scalar?.bool
        fact.type = node["type"]?.text
        fact.value = node["value"]?.text
        fact.detail = detail(node)
        fact.defects = (node["defects"]?.items ?? []).compactMap { defect($0, file) }
        return fact
    }

    private func detail(_ node: YAMLNode) -> Fact.Detail {
        var detail = Fact.Detail()
        detail.parameterTypes = node["parameterTypes"]?.items.map { $0.isNull ? nil : $0.text }
        detail.parameterNames = node["parameterNames"].map { texts($0) }
        detail.defaulted = node["defaulted"].map { texts($0) } ?? []
        detail.isRequired = node["required"]?.scalar?.bool
        detail.attributes = node["attributes"].map { texts($0) } ?? []
        detail.swiftName = node["swiftName"]?.text
        detail.availability = node["availability"]?.text
        detail.isDeprecated = node["deprecated"]?.scalar?.bool ?? false
        detail.form = node["form"]?.text
        detail.status = (node["status"]?.text).flatMap { Int($0) }
        detail.place = (node["place"]?.text).flatMap(ParameterPlace.init)
        detail.receiver = node["receiver"]?.text
        detail.receiverText = node["variable"]?.text
        detail.language = node["language"]?.text.flatMap(Language.init)
        detail.outer = node["outer"]?.text
        detail.blockParameters = node["blockParameters"].map { texts($0) }
        detail.domain = node["domain"]?.text
        detail.defaultValue = node["default"]?.text
        return detail
    }

    private func defect(_ node: YAMLNode, _ file: StandIn) -> Defect? {
        guard let range = node["at"]?.text.flatMap(StandIn.Range.init), let message = node["message"]?.text else { return nil }
        return Defect(message, span: file.span(range))
    }

    private func texts(_ node: YAMLNode) -> [String] { node.items.map { $0.text ?? "" } }
}
