internal import SourceText
internal import Spec

/// Which names of a list's steps are read behind a place in it, before another step takes the name: a constant that nobody reads is a warning.
///
/// Made once for a list: each step that binds a name asks, and looking through all steps behind it took the square of their number.
struct LocalUses: Sendable {
    private struct Event {
        var step: Int
        var isRead: Bool
    }

    /// For each name the steps that read it or give it away, in order.
    private var events: [String: [Event]] = [:]

    init() {}

    init(_ steps: [FlowStep]) {
        for (index, step) in steps.enumerated() {
            let read = Self.names(readBy: step)
            for name in read { events[name, default: []].append(Event(step: index, isRead: true)) }
            if let bound = UseScan.bound(by: step.verb), !read.contains(bound) {
                events[bound, default: []].append(Event(step: index, isRead: false))
            }
        }
    }

    /// - Parameter rest: the steps behind a place, as a part of the list.
    func reads(_ name: String, in rest: ArraySlice<FlowStep>) -> Bool {
        guard let events = events[name] else { return false }
        let next = events.partitioningIndex { $0.step >= rest.startIndex }
        return next < events.count && events[next].isRead
    }

    /// What steps inside of one bind, they read themselves.
    private static func names(readBy step: FlowStep) -> Set<String> {
        var names = Set(step.expressions.flatMap(\.references).compactMap(\.local))
        for steps in step.nested {
            var read: Set<String> = []
            for step in steps.reversed() {
                if let bound = UseScan.bound(by: step.verb) { read.remove(bound) }
                read.formUnion(self.names(readBy: step))
            }
            names.formUnion(read)
        }
        return names
    }
}
