import Declarations
import Diagnostics
import SourceText

/// A property that apps of the vendor's SDK set, and the client's only read.
enum UnkeptSetter {
    static let rule = Rule(
        "spec-unkept-setter", .warning,
        "a property can be set by its declaration, and the client's is only read",
        explanation: """
            What `get:` works out is kept nowhere, so the client's property is read alone: an app's `spot.latitude = 46.6` does not compile \
            against it. Where setting does something in the SDK, `setter:` says so with the method that Objective-C has for it and its steps: \
            `{declaration: "- (void)setLatitude:(double)latitude;", steps: [{set: {location: {object: {lat: $arg.latitude}}}}]}`. Where nobody \
            sets it, it is declared `readonly`, or `{ get }`. One that reads a field of the state, `get: $push.sound`, keeps what an app sets.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.classes.flatMap { type in
            type.properties.filter { $0.losesSetter && !type.isConstant($0) && !$0.holdsBlock }.map { property in
                let name = property.name
                let readOnly = property.language == .swift ? "declare it with `{ get }`" : "declare it `readonly`"
                return Diagnostic(
                    rule, "`\(name)` is worked out, and apps cannot set it: `x.\(name) = …` does not compile",
                    at: [Label(property.spelling.place)], help: "\(readOnly), or say what setting does by `setter:` with `steps:`")
            }
        }
    }
}
