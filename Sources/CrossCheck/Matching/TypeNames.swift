import Declarations
import Guide

/// The names of types that both sides use, and which of them mean the same.
///
/// A guide that misspells a class everywhere still means that class: the misspelling is a finding of its own, not one more for every signature
/// that the class stands in.
package struct TypeNames: Sendable {
    /// Types that the spec states.
    package var stated: Set<String>
    /// Wrong spellings of the guide, each with the name that is meant.
    package var meant: [String: String]
    /// Values of the constants that the guide defines, by name.
    package var constants: [String: String]
    /// What a name stands for that a `typedef` introduces.
    var aliases: [String: TypeName] = [:]
    /// What Swift calls types of Objective-C, each with the name that the spec states.
    var swiftNames: [String: String] = [:]
    /// Types that code in Swift declares, which says of each member whose it is.
    var declared: Set<String> = []
    /// What extensions and categories say that a type conforms to, by its name.
    var extended: [String: Set<String>] = [:]
    /// Types that code keeps to itself: what conforms to one of them conforms to nothing that an app sees.
    var hidden: Set<String> = []
    /// What enums of the spec are where they travel, by name: `string`, `integer`.
    var travelling: [String: String] = [:]
    let readings: TypeReadings

    package init(
        stated: Set<String> = [], meant: [String: String] = [:], constants: [String: String] = [:], readings: TypeReadings = TypeReadings()
    ) {
        self.stated = stated
        self.meant = meant
        self.constants = constants
        self.readings = readings
    }

    /// Without module (`Shop.SignInError`) and existential marks.
    static func bare(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }) else { return name }
        var name = name
        for mark in ["any ", "some "] where name.hasPrefix(mark) { name.removeFirst(mark.count) }
        if let dot = name.lastIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
        return name
    }

    /// As ``bare(_:)``, misspellings mended.
    package func canonical(_ name: String) -> String {
        let bare = Self.bare(name)
        // `Swift.Error` is Swift's, whatever else is called `Error`.
        if bare.utf8.count < name.utf8.count, TypeName.withoutLibrary(name) != name { return bare }
        return swiftNames[bare] ?? meant[bare] ?? bare
    }

    /// Whether a member of one type is none of another, which the same code declares: Swift's cases and constants belong to their type, as all
    /// its members do. `struct DoorError { enum Code { … } }` has its codes inside.
    func tell(_ spec: String, from owner: String, _ fact: Fact) -> Bool {
        guard fact.detail.language == .swift, fact.kind.isMember || fact.kind == .constant, declared.contains(spec) else { return false }
        return spec != owner && fact.detail.outer?.split(separator: ".").contains { $0 == spec } != true
    }

    /// Whether two names mean one type. A browser that took `<NSString *>` for an element leaves `nsstring`.
    package func isSame(_ spec: String, _ guide: String) -> Bool {
        let (left, right) = (canonical(spec), canonical(guide))
        if left == right { return true }
        return right == right.lowercased() && left.lowercased() == right && left.hasPrefix("NS")
    }
}
