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
        let (loaded, _) = Self.loadable(
            { without in
                let writer = DescriptionWriter(draft, in: texts, without: without)
                return Written(files: writer.files, names: writer.names, places: writer.places)
            },
            { leftOut.append(LeftOut(name: $0.name, reason: $0.reason, place: $0.place ?? whole)) })
        let recorded = [RecordedGuide(of: sheet, source: DescriptionDraft.source)]
        self.init(loaded, evidence: recorded, leftOut: leftOut)
        guard let spec else { return }
        let input = SourceInput(id: DescriptionDraft.source, documents: [CrossChecker.GuideInput(sheet: sheet, recorded: recorded[0])])
        report = CrossChecker.check(spec: spec, guides: [], sources: [input])
    }
}
