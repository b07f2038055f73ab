internal import Declarations
internal import Spec
internal import SwiftCode

/// What references say of a method in code, whatever their language.
struct MethodText: Sendable {
    /// Its signature in Swift, and those of its twins; none where Swift does not have it.
    var signatures: [String] = []
    /// How it was called in Swift 2.
    var older: String?
    /// A call, which the generated tests compile.
    var sample: String?

    /// Those of a class's methods, in its order.
    static func texts(of type: ClassType, _ swift: SwiftSpelling, _ samples: MethodSamples) -> [MethodText] {
        type.methods.map { method in
            let sample = samples.sample(of: method, in: type)?.printed.shownText
            guard !method.declaration.isVariadic else { return MethodText(sample: sample) }
            return MethodText(signatures: swift.signatures(method, of: type), older: swift.older(method, of: type), sample: sample)
        }
    }

    /// Those of a protocol's methods, in its order.
    static func texts(of type: ProtocolType, _ swift: SwiftSpelling) -> [MethodText] {
        type.methods.map { method in
            guard !method.declaration.isVariadic else { return MethodText() }
            return MethodText(signatures: swift.signatures(method, of: type), older: swift.older(method, of: type))
        }
    }
}
