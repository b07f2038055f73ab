internal import Mustache

/// View models as swift-mustache looks into them.
///
/// A missing value is an object of its own: answering nil would make the library look for the name in the model around it.
struct MustacheModel: MustacheParent {
    let model: ErasedModel

    func child(named name: String) -> Any? { model.value(name)?.mustacheValue }
}

private struct Absence: MustacheCustomRenderable {
    var renderText: String { "" }
    var isNull: Bool { true }
}

extension ViewValue {
    var mustacheValue: Any {
        switch self {
        case .text(let text): text
        case .texts(let texts): texts
        case .flag(let flag): flag
        case .model(let model): MustacheModel(model: model)
        case .models(let models): models.map(MustacheModel.init)
        case .absent: Absence()
        }
    }
}
