#if TLS
    import MockRuntime
    import NIOCore
    import Signatures

    /// A certificate of one's own key, signed by it: good for thirty days, and for who is told to trust it.
    struct SelfMadeCertificate {
        let der: [UInt8]

        /// - Parameter hosts: names and addresses that it is for.
        init(_ key: RSAKey, hosts: [String], now: Double = MachineTime.now()) {
            let algorithm = DER.sequence([DER.identifier([42, 134, 72, 134, 247, 13, 1, 1, 11]), [5, 0]])
            let name = DER.sequence([DER.set([DER.sequence([DER.identifier([85, 4, 3]), DER.text("localhost")])])])
            let day = 86_400.0
            let body = DER.sequence([
                DER.tagged(0xA0, DER.integer([2])),
                DER.integer([UInt8(1)] + Self.bytes(of: UInt64(now * 1000))),
                algorithm, name, DER.sequence([DER.time(now - day), DER.time(now + 30 * day)]), name,
                DER.sequence([
                    DER.sequence([DER.identifier([42, 134, 72, 134, 247, 13, 1, 1, 1]), [5, 0]]), DER.tagged(0x03, [0] + key.publicKey),
                ]),
                DER.tagged(0xA3, DER.sequence([Self.alternativeNames(hosts), Self.constraints, Self.use, Self.purpose])),
            ])
            der = DER.sequence([body, algorithm, DER.tagged(0x03, [0] + key.signature(of: body))])
        }

        private static func alternativeNames(_ hosts: [String]) -> [UInt8] {
            var seen: Set<String> = []
            let names = hosts.filter { seen.insert($0).inserted }.map { host -> [UInt8] in
                // An address stands there as its bytes, a name as its letters.
                guard let address = try? SocketAddress(ipAddress: host, port: 0) else { return DER.tagged(0x82, Array(host.utf8)) }
                return DER.tagged(0x87, address.bytes)
            }
            return DER.sequence([DER.identifier([85, 29, 17]), DER.tagged(0x04, DER.sequence(names))])
        }

        /// It vouches for no other certificate.
        private static let constraints = DER.sequence([
            DER.identifier([85, 29, 19]), [0x01, 0x01, 0xFF], DER.tagged(0x04, DER.sequence([])),
        ])

        /// Its key signs handshakes, and keys are encrypted for it.
        private static let use = DER.sequence([
            DER.identifier([85, 29, 15]), [0x01, 0x01, 0xFF], DER.tagged(0x04, DER.tagged(0x03, [5, 0b1010_0000])),
        ])

        /// It is a server's: Apple's platforms take no other.
        private static let purpose = DER.sequence([
            DER.identifier([85, 29, 37]), DER.tagged(0x04, DER.sequence([DER.identifier([43, 6, 1, 5, 5, 7, 3, 1])])),
        ])

        private static func bytes(of number: UInt64) -> [UInt8] {
            (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64($0 * 8)) }
        }
    }

    /// The few forms of ASN.1 that a certificate is made of.
    private enum DER {
        static func tagged(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] { [tag] + length(content.count) + content }
        static func sequence(_ parts: [[UInt8]]) -> [UInt8] { tagged(0x30, Array(parts.joined())) }
        static func set(_ parts: [[UInt8]]) -> [UInt8] { tagged(0x31, Array(parts.joined())) }
        static func integer(_ bytes: [UInt8]) -> [UInt8] { tagged(0x02, bytes) }
        static func text(_ text: String) -> [UInt8] { tagged(0x0C, Array(text.utf8)) }

        /// An object identifier whose arcs are encoded already but for those above 127.
        static func identifier(_ encoded: [UInt8]) -> [UInt8] { tagged(0x06, encoded) }

        /// `260131081500Z`: until 2050, times are so.
        static func time(_ seconds: Double) -> [UInt8] {
            let digits = DateText.text(seconds).filter(\.isNumber).dropFirst(2)
            return tagged(0x17, Array((digits + "Z").utf8))
        }

        private static func length(_ count: Int) -> [UInt8] {
            if count < 128 { return [UInt8(count)] }
            let bytes = (0..<4).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }.drop { $0 == 0 }
            return [0x80 | UInt8(bytes.count)] + bytes
        }
    }

    extension SocketAddress {
        /// The address alone, as it travels: behind family and port in `sockaddr_in`, and behind the flow, too, in `sockaddr_in6`.
        fileprivate var bytes: [UInt8] {
            switch self {
            case .v4(let address): withUnsafeBytes(of: address.address) { Array($0[4..<8]) }
            case .v6(let address): withUnsafeBytes(of: address.address) { Array($0[8..<24]) }
            case .unixDomainSocket: []
            }
        }
    }
#endif
