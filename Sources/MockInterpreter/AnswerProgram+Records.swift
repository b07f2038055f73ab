internal import MockRuntime
internal import Spec

/// Steps that read and write records.
extension AnswerProgram {
    func find(
        _ record: String, _ matches: [Argument], _ result: String, _ includesEnded: Bool, _ otherwise: [AnswerStep],
        _ scope: inout AnswerScope
    ) -> AnswerAction {
        let matches = scope.object(matches)
        var inner = scope
        let body = steps(otherwise, &inner)
        let place = layout.place()
        if let type = tables.record(record) { scope.name(result, .record(type), at: place) }
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            let fields = matches.object(&call, frame)
            guard let found = call.find(record, fields, includingEnded: includesEnded) else { return try body(&call, &frame) }
            frame[place] = .record(found)
            return nil
        }
    }

    func list(_ record: String, _ matches: [Argument], _ result: String, _ scope: inout AnswerScope) -> AnswerAction {
        let matches = scope.object(matches)
        let place = layout.place()
        if let type = tables.record(record) { scope.name(result, .records(type), at: place) }
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            let fields = matches.object(&call, frame)
            frame[place] = .records(call.list(record, fields))
            return nil
        }
    }

    func put(_ record: String, _ fields: [Argument], _ result: String?, _ scope: inout AnswerScope) -> AnswerAction {
        let fields = scope.object(fields)
        let place = layout.place()
        if let result, let type = tables.record(record) { scope.name(result, .record(type), at: place) }
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            let fields = fields.object(&call, frame)
            frame[place] = .record(try call.put(record, fields))
            return nil
        }
    }

    func drop(_ record: String, _ matches: [Argument], _ scope: AnswerScope) -> AnswerAction {
        let matches = scope.object(matches)
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            let fields = matches.object(&call, frame)
            call.drop(record, fields)
            return nil
        }
    }

    func change(_ record: String, _ fields: [Argument], _ scope: AnswerScope) -> AnswerAction? {
        guard let place = scope.place(record) else { return nil }
        let fields = scope.object(fields)
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            guard case .record(let found) = frame[place] else { return nil }
            let fields = fields.object(&call, frame)
            frame[place] = .record(call.change(found, fields))
            return nil
        }
    }
}
