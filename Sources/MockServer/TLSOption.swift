import ArgumentParser
import NIOCore

/// `--tls CERT KEY` and `--tls self`: whether the mock speaks HTTPS, and with which certificate.
struct TLSOption: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Serve by HTTPS: two PEM files, certificate and key, or `self` for a certificate that the mock makes itself.",
            discussion: "Only programs that were built with the trait TLS speak it.", valueName: "cert key"))
    var tls: [String] = []

    func validate() throws {
        switch tls.count {
        case 0,
            1 where tls == ["self"], 2 where tls.first != "self":
            break
        default:
            throw ValidationError("--tls takes `self`, or the files of a certificate and of its key; what else there is stands before it")
        }
        #if !TLS
            if !tls.isEmpty { throw ValidationError(Self.missing) }
        #endif
    }

    /// What prepares a connection that is to be secured; nothing where none is.
    ///
    /// - Parameter host: what a certificate of the mock's own is for, besides this machine's names.
    func securing(host: String) throws -> ConnectionSecurity? {
        if tls.isEmpty { return nil }
        #if TLS
            return try TLSFiles(tls, host: host).security
        #else
            throw ValidationError(Self.missing)
        #endif
    }

    static let missing =
        "this mock was built without TLS; build it with `swift build --traits TLS --product NAME`, or put a proxy in front of it: "
        + "Documentation/mocks.md shows one"
}

/// Puts what secures a connection at the beginning of its pipeline.
typealias ConnectionSecurity = @Sendable (any Channel) throws -> Void
