internal import Spec
internal import SwiftCode

extension Field {
    /// How it travels, as the runtimes take it: `.commas`, `.pattern("yyyyMMdd", zone: "+09:00")`.
    var wireForm: SwiftExpression {
        guard let form = datePattern else { return .implicit(wire.rawValue) }
        let zone = form.zone.map { [SwiftArgument("zone", .string($0.value))] } ?? []
        return SwiftExpression.implicit("pattern").called([SwiftArgument(nil, .string(form.pattern.value))] + zone)
    }
}
