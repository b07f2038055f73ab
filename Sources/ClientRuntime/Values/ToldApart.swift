/// Objects that sets hold: two are equal if they are the same object, as those of Objective-C are unless they say otherwise.
public protocol ToldApart: AnyObject, Hashable {}

extension ToldApart {
    /// Whether both are the same object.
    public static func == (one: Self, other: Self) -> Bool { one === other }

    /// Mixes in which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
