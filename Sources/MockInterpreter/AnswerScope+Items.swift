internal import MockRuntime
internal import Spec

/// `map` and `filter`: the item at hand stands in a place of its own.
extension AnswerScope {
    func map(_ list: Expression, _ item: ItemName, _ value: Expression) -> Computed {
        let (inner, place) = naming(item)
        let each = inner.value(value)
        return items(list, at: place, { each.value(&$0, $1) }, { $0.mapped($1) })
    }

    func filter(_ list: Expression, _ item: ItemName, _ condition: Condition) -> Computed {
        let (inner, place) = naming(item)
        return items(list, at: place, inner.test(condition), { $0.filtered($1) })
    }

    /// - Parameters:
    ///   - each: what is worked out for the item that stands in the place.
    ///   - gather: what that makes of the list.
    private func items<Found>(
        _ list: Expression, at place: Int, _ each: @escaping @Sendable (inout MockCall, Frame) -> Found,
        _ gather: @escaping @Sendable (_ list: JSONValue, _ each: (JSONValue) -> Found) -> JSONValue
    ) -> Computed {
        let list = value(list)
        return .work { call, frame in
            var frame = frame
            return gather(list.value(&call, frame)) { item in
                frame[place] = .value(item)
                return each(&call, frame)
            }
        }
    }
}
