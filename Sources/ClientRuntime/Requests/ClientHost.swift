/// The places where one of a vendor's servers stands: production, a sandbox, regions. Generated clients have an enum for each server.
///
/// An app chooses where it makes its environment: `ClientEnvironment(hosts: [LoginHost.sandbox])`. Without a choice a client goes by what its
/// documents say, a setting for instance, and else to the first.
public protocol ClientHost: Hashable, Sendable {
    /// What URLs begin with there.
    var url: String { get }
}

extension ClientEnvironment {
    /// The place of that server which the app has chosen; `nil` if it has chosen none.
    public func host<Host: ClientHost>(_ type: Host.Type = Host.self) -> Host? {
        hosts.lazy.compactMap { $0 as? Host }.first
    }

    /// The base that an app has set when it runs, without slashes at its end; `nil` if it has set none, and where its environment says
    /// which place of the server is meant.
    ///
    /// - Parameters:
    ///   - text: the URL.
    ///   - type: the server.
    public func baseURL<Host: ClientHost>(set text: String?, of type: Host.Type) -> String? {
        guard let text, host(type) == nil else { return nil }
        let base = String(text.reversed().drop { $0 == "/" }.reversed())
        return base.isEmpty ? nil : base
    }
}
