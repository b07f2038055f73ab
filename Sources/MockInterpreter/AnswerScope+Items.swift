internal import MockRuntime
internal import Spec

/// `map` and `filter`: the item at hand stands in a place of its own.
extension AnswerScope {
    func map(_ list: Expression, _ item: ItemName, _ value: Expression) -> Computed {
        let list = self.value(list)
        let (inner, place) = naming(item)
        let each = inner.value(value)
        return .work { call, frame in
            var frame = frame
            return list.value(&call, frame).mapped { item in
                frame[place] = .value(item)
                return each.value(&call, frame)
            }
        }
    }

    func filter(_ list: Expression, _ item: ItemName, _ condition: Condition) -> Computed {
        let list = value(list)
        let (inner, place) = naming(item)
        let test = inner.test(condition)
        return .work { call, frame in
            var frame = frame
            return list.value(&call, frame).filtered { item in
                frame[place] = .value(item)
                return test(&call, frame)
            }
        }
    }
}
