package import APIDescriptions
import CrossCheck
import Diagnostics
package import Guide
import SourceText
package import Spec

extension DraftFolder {
    /// The HTTP side of a system out of an OpenAPI description, which is recorded as the source that bears it out.
    ///
    /// - Parameters:
    ///   - sheet: the description's facts.
    ///   - texts: the languages in which texts are to be written.
    package init(_ description: APIDescription, _ sheet: FactSheet, id: String, module: String, texts: [TextLanguage] = [.english]) {
        let draft = DescriptionDraft(description, id: id, module: module, file: sheet.file.name)
        var leftOut = draft.leftOut
        let whole = Place(sheet.file, Span(0, 0))
        func written(_ without: Set<Int>, _ resources: [DescribedResources.Resource]) -> Written {
            let writer = DescriptionWriter(draft, in: texts, keeping: resources, without: without)
            return Written(files: writer.files, names: writer.names, places: writer.places)
        }
        var (loaded, without) = Self.loadable(
            { written($0, []) },
            { leftOut.append(LeftOut(name: $0.name, reason: $0.reason, place: $0.place ?? whole)) })
        // Whether calls fit records, the rules say: where they do not, their examples answer.
        let resources = DescribedResources(draft).resources
        let kept = resources.filter { !Loaded(written(without, [$0])).hasErrors }
        if !kept.isEmpty, case let all = Loaded(written(without, kept)), !all.hasErrors { loaded = all }
        let recorded = [RecordedGuide(of: sheet, source: DescriptionDraft.source)]
        self.init(loaded, evidence: recorded, leftOut: leftOut)
        guard let spec else { return }
        let input = SourceInput(id: DescriptionDraft.source, documents: [CrossChecker.GuideInput(sheet: sheet, recorded: recorded[0])])
        report = CrossChecker.check(spec: spec, guides: [], sources: [input])
    }
}
