/// A selector without its last colon: `lamp:didFail` where the guide declares `lamp:didFail:`.
///
/// Names in the notation of Swift are left alone: `signIn(username:delegate)` is how whole guides write them.
enum CutSelectors: SlipFinder {
    static func slips(in guide: ExaminedGuide) -> [Slip] {
        let declared = Set(guide.facts.filter { $0.kind == .method }.map(\.name))
        return guide.facts.filter { $0.kind == .use && isCut($0.name) && declared.contains($0.name + ":") && !declared.contains($0.name) }
            .map {
                Slip(.cutSelector, $0.name, meant: $0.name + ":", span: $0.span)
            }
    }

    private static func isCut(_ name: String) -> Bool { name.has(":") && !name.hasSuffix(":") && !name.has("(") }
}
