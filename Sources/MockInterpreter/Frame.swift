internal import MockRuntime

/// What the names of an answer stand for while it runs, each in a place that was chosen beforehand.
struct Frame {
    enum Slot {
        case nothing
        case value(JSONValue)
        case record(MockRecord)
        case records([MockRecord])
    }

    private var slots: [Slot]

    init(size: Int) { slots = Array(repeating: .nothing, count: size) }

    subscript(_ place: Int) -> Slot {
        get { slots[place] }
        set { slots[place] = newValue }
    }

    /// The whole of what stands there, as a value.
    func value(_ place: Int) -> JSONValue {
        switch slots[place] {
        case .nothing: .null
        case .value(let value): value
        case .record(let record): record.value
        case .records(let records): .array(records.map(\.value))
        }
    }

    /// A member of what stands there.
    func member(_ place: Int, _ name: String) -> JSONValue {
        switch slots[place] {
        case .record(let record): record[name]
        case .value(let value): value[name]
        case .nothing, .records: .null
        }
    }

    func records(_ place: Int) -> [MockRecord] {
        if case .records(let records) = slots[place] { records } else { [] }
    }
}

/// Chooses places while an answer is made ready.
final class FrameLayout {
    private(set) var size = 0

    func place() -> Int {
        size += 1
        return size - 1
    }
}
