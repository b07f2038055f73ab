import Synchronization

/// The objects of which an environment has one per type.
final class SharedObjects: Sendable {
    private let objects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    /// The object of that type. It is made outside the lock, since making it may ask for others.
    func object<T: AnyObject & Sendable>(of type: T.Type, make: () -> T) -> T {
        let key = ObjectIdentifier(type)
        if let known = objects.withLock({ $0[key] }) as? T { return known }
        let made = make()
        return objects.withLock { objects in
            if let known = objects[key] as? T { return known }
            objects[key] = made
            return made
        }
    }
}
