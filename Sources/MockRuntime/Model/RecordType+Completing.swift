extension RecordType {
    /// The fields of a record that was there before its kind had others: those that it has to have, and lacks, are as in the record that the
    /// system begins with under its key, or else the first value that is permitted, or one with nothing in it.
    ///
    /// What has no key stays as it is: it is no record.
    func completed(_ given: JSONObject) -> JSONObject {
        guard let key = given[key], !key.isNull else { return given }
        var all = given
        for field in fields where field.isRequired && (given[field.name] ?? .null).isNull && generated[field.name] == nil {
            let seed = seeds.first { $0[self.key] == key }?[field.name] ?? .null
            all[field.name] = seed.isNull ? field.values.first ?? field.type.emptiest : seed
        }
        return all
    }
}
