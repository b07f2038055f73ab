import ArgumentParser
import Diagnostics
import Guide
import Scoring
import SourceText

/// `guidewright facts GUIDE…`
struct Facts: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    static let configuration = CommandConfiguration(
        commandName: "facts",
        abstract: "Print the facts that a guide states, each with its place, or score them against labels.",
        discussion: """
            Reads HTML, Markdown (Kramdown and Liquid included), reStructuredText, AsciiDoc, and text taken from a page.

            With --labels the facts are not printed but held against what a person has read in the guide: precision and recall by kind, every fact that was
            missed and every one that is wrong. Where --labels is a folder, each guide is scored by the labels that name its file, and the figures of
            all are pooled. Documentation/labels.md shows how labels are written.

            The exit code of a score is 0; with --min-precision or --min-recall it is 1 if the figure over all guides is lower; it is 2 where a guide or its
            labels cannot be read.

            Examples:
              guidewright facts guide.html
              guidewright facts guide.md --format json > facts.json
              guidewright facts guide.md --explain --line 120      why is something a fact there, or none?
              guidewright facts guide.md --labels guide.json      what is missed, and what is wrong?
              guidewright facts guides --labels labels --min-precision 0.98 --min-recall 0.95
            """
    )

    @Argument(
        help: ArgumentHelp("The guide's file; with --labels any number of files, and of folders with guides.", valueName: "guide"),
        completion: .file())
    var guides: [String]

    @Option(help: "text: a table; json: a list of objects, or the figures as one object.")
    var format: Format = .text

    @Option(help: "What the guides state by a person's reading: a file, or a folder of files.", completion: .file())
    var labels: String?

    @Option(help: "With --labels: the exit code is 1 below this precision, 0 to 1.")
    var minPrecision: Double?

    @Option(help: "With --labels: the exit code is 1 below this recall, 0 to 1.")
    var minRecall: Double?

    @Flag(help: "Say why places were read as they were: what was weighed, and what came of it.")
    var explain = false

    @Option(help: "With --explain: only what concerns this line.")
    var line: Int?

    func validate() throws {
        if explain, labels != nil { throw ValidationError("`--explain` looks at one guide, without `--labels`") }
        if explain, format != .text { throw ValidationError("`--explain` prints text for people, and no \(format.rawValue)") }
        if line != nil, !explain { throw ValidationError("`--line` needs `--explain`") }
        if labels == nil, guides.count > 1 { throw ValidationError("without `--labels` one guide is read at a time") }
        for (name, value) in [("--min-precision", minPrecision), ("--min-recall", minRecall)] {
            guard let value else { continue }
            if labels == nil { throw ValidationError("`\(name)` needs `--labels`") }
            if !(0...1).contains(value) { throw ValidationError("`\(name)` is a share, from 0 to 1") }
        }
    }

    func run() throws {
        if let labels { return try score(LabelledGuides(guides: guides, labels: labels)) }
        let guide = try GuideFile.read(guides[0])
        if explain { return try explain(guide) }
        let sheet = try GuideReading.sheet(of: guide)
        switch format {
        case .text: Console.standardOutput(FactRenderer.text(sheet))
        case .json: Console.standardOutput(FactRenderer.json(sheet))
        }
    }

    private func explain(_ guide: SourceFile) throws {
        let last = guide.position(of: guide.bytes.count).line
        if let line, !(1...last).contains(line) {
            throw Failure("the guide `\(guide.path)` has no line \(line)", help: "its lines are 1 to \(last)")
        }
        Console.standardOutput(DecisionRenderer.text(try GuideReading.explained(guide), line: line))
    }

    private func score(_ labelled: LabelledGuides) throws {
        let scored = try labelled.pairs.map { guide, labels in
            try ProgressLine.standardError.during("scoring \(guide.path)") {
                let claims = Claim.claims(of: try GuideReading.sheet(of: guide), within: labels.lines)
                return ScoredGuide(guide: guide, labels: labels, score: Scorer.score(claims, against: labels))
            }
        }
        switch format {
        case .text: Console.standardOutput(scored.count == 1 ? ScoreText.detailed(scored[0]) : ScoreText.pooled(scored))
        case .json: Console.standardOutput(ScoreJSON.text(scored))
        }
        let overall = PooledScore(scored.map(\.score)).overall
        guard isEnough(overall.precision, minPrecision), isEnough(overall.recall, minRecall) else { throw Exit.findings }
    }

    /// A figure that has nothing to divide by cannot be too low.
    private func isEnough(_ figure: Double?, _ least: Double?) -> Bool { (figure ?? 1) >= (least ?? 0) }
}
