/// A template that was rendered once, with marks in place of texts: what is printed thousands of times is put together from its pieces.
///
/// It stands for models whose members are texts that are always there, so that nothing but those texts differs from one to the next.
struct TemplateFrame: Sendable {
    /// What stands before the first text, between two, and behind the last.
    private let pieces: [Substring]
    /// Which text stands between two pieces.
    private let places: [Int]

    /// A control character that no escaped text can hold.
    private static let mark: Character = "\u{10}"

    /// - Parameters:
    ///   - count: how many texts the model holds.
    ///   - model: the model of these texts.
    init<Model: ViewModel>(_ templates: TemplateLibrary, _ name: String, texts count: Int, _ model: ([String]) -> Model) {
        let marks = (0..<count).map { "\(Self.mark)\($0)\(Self.mark)" }
        let parts = templates.raw(name, model(marks)).split(separator: Self.mark, omittingEmptySubsequences: false)
        pieces = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }
        places = parts.indices.filter { $0 % 2 == 1 }.map { Int(parts[$0]) ?? 0 }
    }

    func add(_ texts: [String], to result: inout String) {
        walk {
            result += $0
        } place: {
            result += texts[$0]
        }
    }

    /// Goes over the pieces and the places between them, in order: for a text too long to be held twice.
    func walk(piece add: (Substring) -> Void, place: (Int) -> Void) {
        for (piece, number) in zip(pieces, places) {
            add(piece)
            place(number)
        }
        add(pieces[pieces.count - 1])
    }
}
