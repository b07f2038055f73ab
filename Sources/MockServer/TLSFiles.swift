#if TLS
    import ArgumentParser
    import NIOCore
    import NIOSSL
    import Signatures

    /// The certificate and the key that a mock shows to its clients.
    struct TLSFiles {
        private let context: NIOSSLContext

        /// - Parameters:
        ///   - words: the files of certificate and key, or `self`.
        ///   - host: what a certificate of the mock's own is for, besides this machine's names.
        init(_ words: [String], host: String) throws {
            do {
                let (chain, key) = words.count == 2 ? try Self.read(words[0], words[1]) : try Self.make(host)
                var configuration = TLSConfiguration.makeServerConfiguration(
                    certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
                configuration.applicationProtocols = ["http/1.1"]
                context = try NIOSSLContext(configuration: configuration)
            } catch let error as ValidationError {
                throw error
            } catch {
                throw ValidationError("the certificate and its key don't do together: \(error)")
            }
        }

        var security: ConnectionSecurity {
            { [context] channel in
                try channel.pipeline.syncOperations.addHandler(PlainRequests())
                try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
            }
        }

        private static func read(_ certificate: String, _ key: String) throws -> ([NIOSSLCertificate], NIOSSLPrivateKey) {
            (try chain(certificate, bytes(certificate)), try self.key(key, bytes(key)))
        }

        /// A file that is not there is told otherwise than one that holds something else.
        private static func bytes(_ file: String) throws -> [UInt8] {
            do { return try SystemFile.read(file) } catch { throw ValidationError("\(error)") }
        }

        private static func chain(_ file: String, _ bytes: [UInt8]) throws -> [NIOSSLCertificate] {
            guard let chain = try? NIOSSLCertificate.fromPEMBytes(bytes), !chain.isEmpty else {
                throw ValidationError("\(file) holds no certificate in PEM that can be read")
            }
            return chain
        }

        private static func key(_ file: String, _ bytes: [UInt8]) throws -> NIOSSLPrivateKey {
            // Asked for a passphrase at the terminal, a mock in a test run would wait for ever.
            if String(decoding: bytes, as: UTF8.self).contains("ENCRYPTED") {
                throw ValidationError("the key in \(file) is encrypted; `openssl pkey -in \(file) -out plain.pem` takes the passphrase off")
            }
            guard let key = try? NIOSSLPrivateKey(bytes: bytes, format: .pem) else {
                throw ValidationError("\(file) holds no key in PEM that can be read")
            }
            return key
        }

        /// A key that nobody else has, and a certificate of it that nobody has signed but itself.
        private static func make(_ host: String) throws -> ([NIOSSLCertificate], NIOSSLPrivateKey) {
            let (key, bytes) = RSAKey.make()
            let certificate = SelfMadeCertificate(key, hosts: ["localhost", "127.0.0.1", "::1", host]).der
            return ([try NIOSSLCertificate(bytes: certificate, format: .der)], try NIOSSLPrivateKey(bytes: bytes, format: .der))
        }
    }
#endif
