internal import Spec

/// A sample as a function that is compiled.
struct MethodSampleModel: ViewModel {
    let title: String
    let head: [String]
    let body: [String]

    static let members: [ViewMember<MethodSampleModel>] = [
        .text("title") { $0.title }, .texts("head") { $0.head }, .texts("body") { $0.body },
    ]

    /// All samples of a system. Functions are numbered: overloads have one name.
    static func all(_ samples: MethodSamples) -> [MethodSampleModel] {
        samples.all.enumerated().map { index, entry in
            let sample = entry.sample
            let parameters = sample.variables.map { "_ \(SwiftIdentifier.escaped($0.name)): \($0.type)" }
            let tail = FunctionView.tail(isAsync: sample.isAsync, isThrowing: sample.isThrowing, result: SwiftType.void.spelling)
            return MethodSampleModel(
                title: "`\(entry.type.name.value).\(entry.method.name)`",
                head: CodeLayout.call("static func sample\(index + 1)", parameters, tail + " {", depth: 1),
                body: sample.lines(depth: 2) + (sample.result.map { ["_ = \($0)"] } ?? [])
            )
        }
    }
}
