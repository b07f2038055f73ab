import Foundation
import Synchronization

/// Whom an app has added to be told of something until it removes them: blocks, which are kept, and objects, which are held weakly.
///
/// They need not be `Sendable`, as with the documented methods: `each` is called on the main actor, as generated code does.
public final class Listeners<Listener>: Sendable {
    private struct Entry: Sendable {
        let added: AddedListener
        let block: Handed<Listener>?
        let object: WeakBox<AnyObject>
        /// Which object it is, also once that is gone.
        let identity: ObjectIdentifier?
        /// The text under which a block was added.
        let key: String?

        var listener: Listener? { block?.value ?? object.value as? Listener }
        var isGone: Bool { block == nil && object.value == nil }
    }

    private struct Kept: Sendable {
        var entries: [Entry] = []
        var last = 0
    }

    private let kept = Mutex(Kept())

    /// Nobody listens yet.
    public init() {}

    /// Adds a block. Where there is none, nobody is told more than before.
    @discardableResult
    public func add(_ block: Listener?) -> AddedListener {
        keep(block.map { Handed($0) }, nil)
    }

    /// Adds a block under a text.
    @discardableResult
    public func add(_ block: Listener?, under key: String) -> AddedListener { keep(block.map { Handed($0) }, nil, under: key) }

    /// Removes the blocks that were added under a text, and adds another in their place.
    @discardableResult
    public func replace(with block: Listener?, under key: String) -> AddedListener {
        remove(under: key)
        return add(block, under: key)
    }

    /// Adds an object for as long as somebody else holds it; one that is there already is told once.
    @discardableResult
    public func add(weakly object: Listener?) -> AddedListener {
        keep(nil, object.map { Handed($0 as AnyObject) })
    }

    /// Removes all, and adds a block in their place.
    @discardableResult
    public func replace(with block: Listener?) -> AddedListener {
        removeAll()
        return add(block)
    }

    /// Removes all, and adds an object in their place.
    @discardableResult
    public func replace(weakly object: Listener?) -> AddedListener {
        removeAll()
        return add(weakly: object)
    }

    /// The block that was added last, or last under a text, on its way to the main actor.
    public func last(under key: String? = nil) -> Handed<Listener>? {
        kept.withLock { $0.entries.last { key == nil || $0.key == key }?.block }
    }

    /// Removes the blocks that were added under a text.
    public func remove(under key: String) { remove { $0.key == key } }

    /// Removes the listener of a number.
    public func remove(number: Int?) { remove { $0.added.number == number } }

    /// Removes the listener of an identifier.
    public func remove(id: UUID?) { remove { $0.added.id == id } }

    /// Removes the listener of an identifier that is spelled out.
    public func remove(text: String?) { remove { $0.added.text == text } }

    /// Removes what was added when that object was answered, or that object itself.
    public func remove(_ object: Any?) {
        guard let object else { return }
        let identity = ObjectIdentifier(object as AnyObject)
        remove { ObjectIdentifier($0.added) == identity || $0.identity == identity }
    }

    /// Removes all.
    public func removeAll() { remove { _ in true } }

    /// Calls each in the order in which they were added, or each that was added under a text; on the main actor. One that another removes
    /// meanwhile is not called.
    public func each(under key: String? = nil, _ tell: (Listener) -> Void) {
        for entry in kept.withLock({ $0.entries }) where key == nil || entry.key == key {
            guard kept.withLock({ $0.entries.contains { $0.added === entry.added } }), let listener = entry.listener else { continue }
            tell(listener)
        }
    }

    private func keep(_ block: Handed<Listener>?, _ object: Handed<AnyObject>?, under key: String? = nil) -> AddedListener {
        // No object is looked at under the lock: it could be let go of there, and what an app does at its end may come back.
        let gone = Set(kept.withLock { $0.entries }.filter(\.isGone).map { ObjectIdentifier($0.added) })
        let box = WeakBox<AnyObject>()
        box.value = object?.value
        let identity = object.map { ObjectIdentifier($0.value) }
        let remove: @Sendable (AddedListener) -> Void = { [weak self] added in self?.remove { $0.added === added } }
        return kept.withLock { kept in
            kept.entries.removeAll { gone.contains(ObjectIdentifier($0.added)) }
            if let identity, let known = kept.entries.first(where: { $0.identity == identity }) { return known.added }
            kept.last += 1
            let added = AddedListener(number: kept.last, remove)
            if block != nil || object != nil {
                kept.entries.append(Entry(added: added, block: block, object: box, identity: identity, key: key))
            }
            return added
        }
    }

    private func remove(_ isMeant: @Sendable (Entry) -> Bool) {
        // What is let go of here goes outside of the lock: an app's closure may end something that comes back.
        let gone = kept.withLock { kept in
            let gone = kept.entries.filter(isMeant)
            kept.entries.removeAll(where: isMeant)
            return gone
        }
        withExtendedLifetime(gone) { gone.forEach { $0.added.end() } }
    }
}

/// What a listener is known by once it is added: it is the object that an app hands back to remove it, or has the number or text that it does.
public final class AddedListener: NSObject, Sendable {
    /// Its number among those that were added to the same list, from 1 on.
    public let number: Int
    /// Its own identifier.
    public let id = UUID()
    private let removal: @Sendable (AddedListener) -> Void
    private let own = Mutex(Own())

    /// What goes on for the listener alone.
    private struct Own: Sendable {
        var runs: [Task<Void, Never>] = []
        var isRemoved = false
    }

    init(number: Int, _ removal: @escaping @Sendable (AddedListener) -> Void) {
        self.number = number
        self.removal = removal
    }

    /// The identifier as a text.
    public var text: String { id.uuidString }

    /// Whether the listener was taken out: it hears nothing more.
    public var isRemoved: Bool { own.withLock { $0.isRemoved } }

    /// Work that is for the listener alone ends when that is taken out.
    @discardableResult
    public func keep(_ run: Task<Void, Never>) -> Task<Void, Never> {
        let isOver = own.withLock { own in
            if !own.isRemoved { own.runs.append(run) }
            return own.isRemoved
        }
        if isOver { run.cancel() }
        return run
    }

    /// It is taken out.
    fileprivate func end() {
        let runs = own.withLock { own in
            own.isRemoved = true
            defer { own.runs = [] }
            return own.runs
        }
        for run in runs { run.cancel() }
    }

    /// Removes the listener; where it is removed already, nothing happens.
    public func remove() { removal(self) }
}
