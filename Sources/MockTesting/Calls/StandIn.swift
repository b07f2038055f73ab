import ClientRuntime

/// Values of types that only the platform's frameworks make, for calls that need one and look at nothing of it: a view controller to present from.
public enum StandIn {
    /// An object without values; of a struct of C one that is all zeros.
    ///
    /// Where the framework does not exist, it is what stands for its type there.
    public static func value<Value>(_ type: Value.Type = Value.self) -> Value {
        guard let made = object(type) ?? substitute(type) ?? zeros(type) else {
            preconditionFailure("a test can make no `\(type)`: leave the call out of the scenario, or declare the type's `members:`")
        }
        return made
    }

    /// By the initialiser that all of Objective-C's objects have, whatever a class says of it.
    private static func object<Value>(_ type: Value.Type) -> Value? {
        #if canImport(ObjectiveC)
            if type is Selector.Type { return Selector(("standIn")) as? Value }
            return (type as? NSObject.Type)?.init() as? Value
        #else
            return nil
        #endif
    }

    private static func substitute<Value>(_ type: Value.Type) -> Value? {
        NSObject() as? Value ?? AnyHashable("") as? Value ?? "" as? Value
    }

    private static func zeros<Value>(_ type: Value.Type) -> Value? {
        guard _isPOD(type) else { return nil }
        return withUnsafeTemporaryAllocation(byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.load(as: Value.self)
        }
    }
}
