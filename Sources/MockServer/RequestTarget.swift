import NIOHTTP1

/// What the first line of a request says it is for (RFC 9112, 3.2): a path, the whole URL as a proxy is sent it, or `*` for the server itself.
struct RequestTarget {
    /// What stands before `://`, in lower case; nil where there is no URL.
    private(set) var scheme: String?
    /// The host of the URL, which counts and not what the header Host says.
    private(set) var authority: String?
    /// Path and query.
    let path: String
    /// Whether it is a URL that is reached by HTTP or HTTPS.
    var isOfHTTP: Bool { scheme == "http" || scheme == "https" }
    /// Whether the request can be for that.
    var isTarget = true

    init(_ target: String, of method: HTTPMethod) {
        guard !target.utf8.starts(with: "/".utf8) else {
            path = target
            return
        }
        guard let end = target.firstRange(of: "://") else {
            path = target
            isTarget = target == "*" && method == .OPTIONS
            return
        }
        scheme = target[..<end.lowerBound].lowercased()
        let host = target[end.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        authority = String(host)
        isTarget = host.utf8.isHost
        let rest = target[host.endIndex...]
        // For the server itself, as a proxy would say it on.
        path = rest.isEmpty && method == .OPTIONS ? "*" : rest.hasPrefix("/") ? String(rest) : "/" + rest
    }
}

extension Sequence<UInt8> {
    /// Whether the bytes can be a host, with a port or without: they hold nothing that ends one in a URL, or stands before it.
    var isHost: Bool {
        var isEmpty = true
        for byte in self {
            isEmpty = false
            switch byte {
            case 0...0x20, 0x7F...0xFF: return false
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: ","), UInt8(ascii: "\\"),
                UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"):
                return false
            default: continue
            }
        }
        return !isEmpty
    }
}
