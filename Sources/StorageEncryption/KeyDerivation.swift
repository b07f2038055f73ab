#if !canImport(CryptoKit)
    private import CLibCrypto
    import ClientRuntime

    /// The key that `SealedFormat` makes of a secret: HKDF with SHA-256, by libcrypto.
    func derivedKey(_ secret: [UInt8]) throws(LibCryptoError) -> [UInt8] {
        guard let context = EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, nil) else { throw LibCryptoError.last() }
        defer { EVP_PKEY_CTX_free(context) }
        let purpose = Array(SealedFormat.purpose.utf8)
        try check(EVP_PKEY_derive_init(context))
        try check(EVP_PKEY_CTX_set_hkdf_md(context, EVP_sha256()))
        try check(EVP_PKEY_CTX_set1_hkdf_key(context, secret, Int32(secret.count)))
        try check(EVP_PKEY_CTX_add1_hkdf_info(context, purpose, Int32(purpose.count)))
        var key = [UInt8](repeating: 0, count: SealedFormat.keyCount)
        var count = key.count
        try check(EVP_PKEY_derive(context, &key, &count))
        return key
    }
#endif
