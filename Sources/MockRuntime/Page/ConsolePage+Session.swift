/// What the session knows, and what can be done to it.
extension ConsolePage {
    var faults: String {
        let rows = session.faults.map { fault in ["<code>\(HTML.escape(fault.json.description))</code>"] }
        let all = choice("*", .anyEndpoint, Set(service.system.endpoints.flatMap { $0.errors.map(\.name) }).sorted())
        let each = service.system.endpoints.map { choice($0.name, nil, $0.errors.map(\.name)) }
        let fields = """
            <label>\(text(.fault)) <select name="what" data-type="merge">\(([all] + each).joined())</select></label>
            \(field("count", .json, label: ConsoleText.count.value.text(in: language)))
            \(field("latencyMillis", .json, label: ConsoleText.late.value.text(in: language)))
            \(field("every", .number, label: ConsoleText.every.value.text(in: language)))
            \(field("percent", .number, label: ConsoleText.percent.value.text(in: language)))
            \(field("headers", .json, label: #"{"Retry-After": 30}"#))
            """
        return table([""], rows) + form("POST", "faults", .add, fields) + button(.forget, "DELETE", "faults")
    }

    /// What may go wrong at an endpoint, each as the members that a fault gets.
    private func choice(_ endpoint: String, _ title: ConsoleText?, _ errors: [String]) -> String {
        var effects: [(String, JSONObject)] = errors.map { (HTML.escape($0), ["error": .string($0)]) }
        effects.append((text(.cut), ["cut": true]))
        effects.append(("503", ["status": 503]))
        effects.append((text(.empty), [:]))
        let options = effects.map { label, effect in
            let members: JSONObject = ["endpoint": .string(endpoint)]
            return "<option value=\"\(HTML.escape(JSONValue.object(members.merging(effect)).description))\">\(label)</option>"
        }
        return "<optgroup label=\"\(title.map(text) ?? HTML.escape(endpoint))\">\(options.joined())</optgroup>"
    }

    var clock: String {
        let moves: [(ConsoleText, JSONValue)] = [
            (.minute, ["advance": 60]), (.hour, ["advance": 3600]), (.day, ["advance": 86_400]), (.freeze, ["frozen": true]),
            (.run, ["frozen": false]), (.realTime, ["reset": true]),
        ]
        let mode =
            switch session.clock.mode {
            case .frozen: "0×"
            case .running(let speed): "\(speed)×"
            }
        return "<p><time>\(TimeForm.iso8601.value(session.clock.now).wireText)</time> \(mode)</p>"
            + moves.map { button($0, "POST", "clock", $1) }.joined(separator: " ")
    }

    var app: String {
        let rows = service.system.app.map { value in
            let shown = Control.shown(value, in: session)
            let path = "app"
            return [
                "<code>\(HTML.escape(value.name))</code>",
                form("PATCH", path, .save, field(value.name, Self.type(of: value.value), value: Self.written(shown), label: "")),
            ]
        }
        return table(["", text(.value)], rows)
    }

    private static func type(of value: JSONValue) -> ConsoleFieldType {
        switch value {
        case .string, .null: .string
        case .int, .double: .number
        case .bool, .array, .object: .json
        }
    }

    private static func written(_ value: JSONValue) -> String {
        switch value {
        case .null: ""
        case .string(let text): text
        default: value.description
        }
    }

    var records: String { service.system.records.map(describe).joined(separator: "\n") }

    private func describe(_ kind: RecordType) -> String {
        let records = session.records(kind.name)
        let rows = records.map { record in
            let shown = Control.describe(record, kind, at: session.clock.now)
            guard kind.isEditable else {
                let acts = actions(of: kind.name).map { action(on: record[kind.key].wireText, $0) }
                return kind.fields.map { HTML.escape(Self.written(shown[$0.name])) } + (acts.isEmpty ? [] : [acts.joined(separator: " ")])
            }
            let path = "records/\(kind.name)/\(PercentCoding.encode(record[kind.key].wireText))"
            let acts = actions(of: kind.name).map { action(on: record[kind.key].wireText, $0) }
            let fields = kind.fields.map { field in
                self.field(field.name, ConsoleFieldType(field.type), value: Self.written(shown[field.name]))
            }
            return [
                form("PATCH", path, .save, fields.joined(separator: " ")),
                (acts + [button(.delete, "DELETE", path)]).joined(separator: " "),
            ]
        }
        let more = actions(of: kind.name).isEmpty ? [] : [""]
        let heads = kind.isEditable ? ["", ""] : kind.fields.map { HTML.escape($0.name) } + more
        let new = kind.fields.map { field($0.name, ConsoleFieldType($0.type)) }.joined(separator: " ")
        let name = HTML.escape(kind.name)
        return """
            <details id="records-\(name)"><summary>\(name) (\(records.count))</summary>
            \(table(heads, rows))
            \(kind.isEditable ? form("POST", "records/\(kind.name)", .add, new) : "")
            </details>
            """
    }

    var sessions: String {
        let rows = service.sessions.map { session in
            let path = session.name == SessionTable.defaultName ? "/" : "/s/\(session.name)/"
            return ["<a href=\"\(path)__mock/page\">\(HTML.escape(session.name))</a>", "\(session.readJournal { $0.total })"]
        }
        return table([text(.session), text(.journal)], rows)
            + form("POST", "sessions", .newSession, field("name")) + button(.reset, "POST", "reset")
    }

    // MARK: What happens at the vendor's

    /// Of many records only the newest stand here; all have their buttons beside them.
    private static let shownSubjects = 20

    /// What can happen, by one button each; what is done to a record stands beside it, too.
    var actions: String {
        let rows = service.system.actions.map { action in
            let title = HTML.escape(action.title.text(in: language))
            guard let kind = action.record else {
                return ["<code>\(HTML.escape(action.name))</code>", title, self.action(on: nil, action)]
            }
            let records = session.records(kind)
            let key = service.system.records.first { $0.name == kind }?.key ?? ""
            let buttons = records.suffix(Self.shownSubjects).map { record in
                let text = record[key].wireText
                return "<div><code>\(HTML.escape(text))</code> \(self.action(on: text, action))</div>"
            }
            return ["<code>\(HTML.escape(action.name))</code>", title, buttons.joined()]
        }
        return table([text(.action), "", HTML.escape("")], rows)
    }

    private func actions(of kind: String) -> [MockAction] { service.system.actions.filter { $0.record == kind } }

    /// A button that has an action happen, with fields for what it is told.
    private func action(on key: String?, _ action: MockAction) -> String {
        let path = "actions/\(PercentCoding.encode(action.name))" + (key.map { "/" + PercentCoding.encode($0) } ?? "")
        let fields = action.parameters.map { field($0.name, ConsoleFieldType($0.type)) }.joined(separator: " ")
        return "<form data-send=\"POST\" data-path=\"\(HTML.escape(path))\" class=\"act\">\(fields) "
            + "<button>\(HTML.escape(action.name))</button></form>"
    }

    /// The calls that wait to go out.
    private var pending: String {
        let rows = session.pendingCalls.map { call in
            [
                HTML.escape(call.endpoint), HTML.escape(service.redaction.target(call.url)), "\(call.attempt)",
                TimeForm.iso8601.value(call.due).wireText,
            ]
        }
        return rows.isEmpty ? "" : "<h3>\(text(.waiting))</h3>" + table(["", "URL", "#", text(.time)], rows)
    }

    /// The calls that the mock makes of an app's server.
    var calls: String {
        let forms = service.system.callbacks.map { callback in
            let values = JSONObject(callback.open.map { ($0.key, JSONValue.string("")) })
            let fields =
                field("url", value: "http://127.0.0.1:9000/") + " "
                + field("values", .json, value: JSONValue.object(values).description)
            return "<h3>\(HTML.escape(callback.name))</h3>" + form("POST", "call/\(callback.name)", .call, fields)
        }
        return forms.isEmpty ? "<p class=\"none\">\(text(.none))</p>" : forms.joined(separator: "\n") + pending
    }
}
