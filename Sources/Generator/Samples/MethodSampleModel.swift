internal import Spec
internal import SwiftCode

/// A sample as a function that is compiled.
struct MethodSampleModel: ViewModel {
    let lines: [String]

    static let members: [ViewMember<MethodSampleModel>] = [.texts("lines") { $0.lines }]

    /// All samples of a system. Functions are numbered: overloads have one name.
    static func all(_ samples: MethodSamples) -> [MethodSampleModel] {
        samples.all.enumerated().map { index, entry in
            let title = SwiftDocumentation("`\(entry.type.name.value).\(entry.method.name)`")
            let function = entry.sample.function("sample\(index + 1)")
            return MethodSampleModel(lines: [SwiftDeclaration.function(function, [.static], documentation: title)].lines(depth: 1))
        }
    }
}
