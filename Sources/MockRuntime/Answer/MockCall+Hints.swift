extension MockCall {
    private static let shown = 20

    /// Notes that the query names somebody whom nobody knows (`mock_user=nobody`), and whom the mock does know. What comes of it is the
    /// vendor's answer, which says so in words that don't help whoever runs the mock.
    mutating func hint(_ match: JSONObject, among store: RecordStore) {
        guard parts.querySuffix.contains("mock_") else { return }
        let given = parts.query.fields.filter { $0.name.hasPrefix("mock_") && !$0.value.isEmpty && !Redaction.isPassword($0.name) }
        for (field, value) in match {
            guard let item = given.first(where: { $0.value == value.wireText }), isOpen(field, of: store.type) else { continue }
            guard store.first([field: value], where: { _ in true }) == nil else { continue }
            let known = store.all.map { $0[field].wireText }.filter { !$0.isEmpty }
            let names = known.isEmpty ? "there are none" : "known are " + known.prefix(Self.shown).joined(separator: ", ")
            let rest = known.count > Self.shown ? " and \(known.count - Self.shown) more" : ""
            hints.append("\(item.name) is \"\(item.value)\", which is the \(field) of none of the \(store.type.name): \(names)\(rest)")
        }
    }

    private func isOpen(_ field: String, of type: RecordType) -> Bool {
        type.fields.contains { $0.name == field && !$0.isSecret }
    }
}
