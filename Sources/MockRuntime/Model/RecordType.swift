/// A kind of record that the mock keeps: users, codes, tokens, purchases.
public struct RecordType: Sendable {
    /// What happens when a session holds as many records of a kind as it may, and one more is put.
    public enum Overflow: Sendable, Hashable {
        /// Records whose life has ended go first, then the oldest: right for codes and tokens.
        case evictOldest
        /// The new one is refused: right for what a test has set up by hand.
        case refuse
    }

    /// Its name, in the plural as control paths have it.
    public var name: String
    /// The field that tells records of the kind apart; putting one with a key that is there replaces that.
    public var key: String
    /// Its fields, the key among them.
    public var fields: [ValueField]
    /// How many seconds a record lives; forever where there is no number. Records may get a life of their own.
    public var lives: Double?
    /// Whether the control interface may add, change and drop them.
    public var isEditable: Bool
    /// The endpoint with events whose listeners are sent each record that is put: its fields that the events have, too.
    public var pushes: String?
    /// What happens when there are too many.
    public var overflow: Overflow
    /// How many a session holds at most, where that is not the limit of all kinds.
    public var limit: Int?
    /// What every session starts with.
    public var seeds: [JSONObject]
    /// What a new record's field is where nothing was given: a random text of that kind, for keys above all.
    public var generated: [String: RandomKind]

    /// A kind of record of these parts. Editable ones are refused when there are too many, others evicted, unless said otherwise.
    public init(
        _ name: String,
        key: String,
        fields: [ValueField],
        lives: Double? = nil,
        isEditable: Bool = false,
        pushes: String? = nil,
        overflow: Overflow? = nil,
        limit: Int? = nil,
        seeds: [JSONObject] = [],
        generated: [String: RandomKind] = [:]
    ) {
        self.name = name
        self.key = key
        self.fields = fields
        self.lives = lives
        self.isEditable = isEditable
        self.pushes = pushes
        self.overflow = overflow ?? (isEditable ? .refuse : .evictOldest)
        self.limit = limit
        self.seeds = seeds
        self.generated = generated
    }
}
