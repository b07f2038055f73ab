/// What one template prints: immutable, and nothing in it that is not printed.
///
/// A model names its members once, with their kinds; templates are checked against that before anything is rendered.
package protocol ViewModel: Sendable {
    static var members: [ViewMember<Self>] { get }
}

/// One name that a template may use.
package struct ViewMember<Model>: Sendable {
    let name: String
    let shape: ViewShape
    let value: @Sendable (Model) -> ViewValue

    /// A finished piece of text.
    package static func text(_ name: String, _ value: @escaping @Sendable (Model) -> String) -> Self {
        Self(name: name, shape: .text) { .text(value($0)) }
    }

    /// A text that may be missing.
    package static func optional(_ name: String, _ value: @escaping @Sendable (Model) -> String?) -> Self {
        Self(name: name, shape: .optionalText) { value($0).map(ViewValue.text) ?? .absent }
    }

    /// Lines or other texts, one after the other.
    package static func texts(_ name: String, _ value: @escaping @Sendable (Model) -> [String]) -> Self {
        Self(name: name, shape: .texts) { .texts(value($0)) }
    }

    package static func flag(_ name: String, _ value: @escaping @Sendable (Model) -> Bool) -> Self {
        Self(name: name, shape: .flag) { .flag(value($0)) }
    }

    package static func model<Child: ViewModel>(_ name: String, _ value: @escaping @Sendable (Model) -> Child?) -> Self {
        Self(name: name, shape: .model(Child.self)) { value($0).map { .model($0.erased) } ?? .absent }
    }

    package static func models<Child: ViewModel>(_ name: String, _ value: @escaping @Sendable (Model) -> [Child]) -> Self {
        Self(name: name, shape: .models(Child.self)) { .models(value($0).map(\.erased)) }
    }
}

/// The kind of a member, known without a value.
enum ViewShape: Sendable {
    case text, optionalText, texts, flag
    case model(any ViewModel.Type)
    case models(any ViewModel.Type)
}

/// A member's value.
enum ViewValue: Sendable {
    case text(String)
    case texts([String])
    case flag(Bool)
    case model(ErasedModel)
    case models([ErasedModel])
    case absent
}

/// A view model behind its member table.
struct ErasedModel: Sendable {
    let value: @Sendable (String) -> ViewValue?
}

extension ViewModel {
    var erased: ErasedModel {
        ErasedModel { name in Self.members.first { $0.name == name }?.value(self) }
    }

    static var shapes: [String: ViewShape] {
        Dictionary(members.map { ($0.name, $0.shape) }) { first, _ in first }
    }
}
