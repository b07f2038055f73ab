package import SourceText

/// What a body of JSON is as a whole, where the spec says that.
package struct BodyShape: Sendable {
    /// A list, rather than an object; nil where it may be anything.
    package var isList: Bool?
    /// Whether the spec says nothing of what is inside.
    package var isOpen: Bool
    package var place: Place

    /// - Parameter whole: the value that is all of the body; nil where it is an object of members.
    init(whole: Field?, at place: Place) {
        self.place = whole?.typeSpelling?.place ?? place
        guard let whole else {
            (isList, isOpen) = (false, false)
            return
        }
        isOpen = whole.fields.isEmpty
        switch whole.type.unwrapped {
        case .list: isList = whole.wire == .plain ? true : nil
        case .object, .table: isList = false
        default: isList = nil
        }
    }
}

extension Endpoint {
    /// Of what it answers with success, in JSON.
    var answerShapes: [BodyShape] {
        answered.filter { $0.kind == .json && $0.prefix == nil && $0.suffix == nil }.map { BodyShape(whole: $0.whole, at: $0.status.place) }
    }

    /// Of what it is asked with, in JSON.
    var sentShape: BodyShape? {
        if let whole = parameters.first(where: { $0.location == .body })?.field { return BodyShape(whole: whole, at: whole.name.place) }
        return parameters.first { $0.location == .json }.map { BodyShape(whole: nil, at: $0.field.name.place) }
    }
}
