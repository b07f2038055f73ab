#if !canImport(CryptoKit)
    private import CLibCrypto

    /// Why libcrypto did not do what it was asked.
    enum LibCryptoError: Error, Equatable, CustomStringConvertible {
        case notAuthentic
        case tooLong(Int)
        /// Its own number for what went wrong; `openssl errstr` explains it.
        case failed(UInt)

        /// What it says went wrong last on this thread.
        static func last() -> LibCryptoError { .failed(ERR_get_error()) }

        var description: String {
            switch self {
            case .notAuthentic: "the data is damaged, or was sealed under another name or with another secret"
            case .tooLong(let count): "\(count) bytes are too many to encrypt at once"
            case .failed(let code): "libcrypto failed with error \(String(code, radix: 16))"
            }
        }
    }

    /// Throws unless a function of libcrypto answered that it succeeded.
    func check(_ status: Int32) throws(LibCryptoError) {
        guard status == 1 else { throw LibCryptoError.last() }
    }
#endif
