extension MockCall {
    /// The oldest record of a kind whose fields have all these values. A `null` among them matches nothing.
    ///
    /// - Parameter includingEnded: whether a record whose life has ended will do; see `MockRecord.hasEnded(at:)`.
    public mutating func find(_ type: String, _ match: JSONObject, includingEnded: Bool = false) -> MockRecord? {
        guard let store = store(type) else { return nil }
        if let record = store.first(match, where: { includingEnded || !$0.hasEnded(at: now) }) { return record }
        hint(match, among: store)
        return nil
    }

    /// Finds a record as `find` does, or stops with a documented error.
    public mutating func require(_ type: String, _ match: JSONObject, otherwise error: String) throws(MockStop) -> MockRecord {
        guard let record = find(type, match) else { throw MockStop(fail(error)) }
        return record
    }

    /// The records of a kind whose fields have all these values, oldest first.
    public mutating func list(_ type: String, _ match: JSONObject = [:], includingEnded: Bool = false) -> [MockRecord] {
        guard let store = store(type) else { return [] }
        return store.matching(match) { includingEnded || !$0.hasEnded(at: now) }
    }

    /// Finds a record and drops it: for what can be used once.
    public mutating func take(_ type: String, _ match: JSONObject) -> MockRecord? {
        guard let record = find(type, match) else { return nil }
        world.drop(record)
        return record
    }

    /// Puts a record; one of the same key is replaced. Fields that the kind makes up itself may be left out.
    ///
    /// - Parameter lives: seconds until its life ends, where that is not what its kind says.
    /// - Throws: `MockStop` with status 507 if the session holds as many as it may and the kind refuses more.
    @discardableResult
    public mutating func put(_ type: String, _ fields: JSONObject, lives: Double? = nil) throws(MockStop) -> MockRecord {
        guard let store = world.store(type) else { throw MockStop(defect("there are no records \"\(type)\"")) }
        if let problem = store.type.problem(with: fields) { throw MockStop(defect(problem)) }
        if let record = world.put(type, fields, lives: lives, now: now) { return record }
        throw MockStop(refuse("the mock holds too many \(type) already: drop some, or reset the session", status: 507))
    }

    /// Changes fields of a record; those that are `null` are removed.
    ///
    /// - Parameter lives: seconds from now until its life ends, if that changes too.
    /// - Returns: the record as it is then, or as it was if it is gone.
    @discardableResult
    public mutating func change(_ record: MockRecord, _ fields: JSONObject, lives: Double? = nil) -> MockRecord {
        world.change(record, fields, lives: lives, now: now) ?? record
    }

    /// Drops a record.
    public mutating func drop(_ record: MockRecord) { world.drop(record) }

    /// Drops the records of a kind whose fields have all these values, and answers how many there were.
    @discardableResult
    public mutating func drop(_ type: String, _ match: JSONObject) -> Int {
        let records = list(type, match, includingEnded: true)
        for record in records { world.drop(record) }
        return records.count
    }

    private mutating func store(_ type: String) -> RecordStore? {
        if let store = world.store(type) { return store }
        defects.append("there are no records \"\(type)\"")
        return nil
    }
}

extension RecordType {
    /// What a handler got wrong about a record's fields, if anything.
    fileprivate func problem(with given: JSONObject) -> String? {
        do {
            try check(given, isNew: true, byStep: true)
            return nil
        } catch {
            return error.message
        }
    }
}
