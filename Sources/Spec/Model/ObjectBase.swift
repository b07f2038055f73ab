/// Where requests of an object go that has a server of its own.
package struct ObjectBase: Sendable {
    package var host: Located<String>
    package var url: Located<Expression>
}

extension Spec {
    /// Where requests of a host go by what an app sets: for all, then for objects of each class.
    package func bases(of host: Host) -> [Located<Expression>] {
        [host.setBy].compactMap { $0 } + classes.flatMap(\.bases).filter { $0.host.value == host.name.value }.map(\.url)
    }
}
