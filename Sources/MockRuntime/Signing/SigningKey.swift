internal import Signatures

/// The key that mocks sign with: RSA of 2048 bits, made for this and used nowhere else. Everybody can read it here, so what it signs is good
/// for a mock and nothing else. A mock with a key set shows its public half, whose exponent is 65537, in its answer.
enum SigningKey {
    /// Its name in a token's head and in a key set.
    static let name = "guidewright-mock"

    static let key = RSAKey(pkcs1: Base64URL.decode(privateKey[...]))

    /// PKCS #1 in Base64 for URLs.
    private static let privateKey = """
        MIIEowIBAAKCAQEA2HZo2ofo0Axzveq__cHyuidWTLXnNUYSNPhB6Kr5L6qg-LDrOJ6hl06yUra280IGovflI60C42qkUJM_\
        n_uS6lCotvDBMtmCVOqhl-kbWCf27AjvvKmp3fnYzYbGB3DdFrtRyxfM4Kt9qi2g9TT--DltvNVQFBLnPMmU7VU6zY9BeEIc\
        J4_RE0B1FpzvBiubZcX4vVE4LW3momGkKncnRwD4lXkOgBNqiguvu21pF5kyQ40urNwcwpd5LlaiLxB-RIyravn8yRWbAken\
        L6-fqyDEEeAiS0XOhRyRQBTb3jBQlv_fO9rnr-S1AQttzpWEPv6zLE4FpOV6RpmTRR-quwIDAQABAoIBAERbzIwqvIarUAfr\
        cRs5myZXkuTh0zTbPpe0yNep2szHVVOER5xXWE-Yvi7p3cffk4n2wEmucwmPnXmGruKeh4xw0X8Ic_LThtm7STHYn1aNNGjg\
        _5i0ed0McH-jbrld1qw9lryM9RoEfkh2ZWzagiSwuiuWr9XPDHCBdoMm1c2hObCrLjez5P5flwd7vKOpKgnMXTodj4OzGOUH\
        LZP91XlTZOmOJt0UvQHH_Yx2QJEjQIfRyCM2GmOGGiHeoTaIImEIqPTRguZAk49C2lG83s7fwtKnor4pQY2MRnwputzL6QBk\
        zzpbKTTmJjKlMK-t-NgTVDjD4o9avBiyQAZbUQUCgYEA9Jn-2_Z4A6yB8lEHoTZttAMtBeFkLfyq46r4FFkQbdD2pHgAzHnv\
        c4R8QZ3-abGBGdgrS9C6QPPzr69TNZ7G1xK7-lXYs6_O7zXANurAeCjjEZfJygkHfRGaAc0n-_2in_c1LuMNIi05zk1cSYCD\
        XnysJ9IAyTOTOIedaMd-zUcCgYEA4oy57DMrbHkACcAQMNs6pSq4ekDH-t4yGTxYYS16nu1WTb7ed0h2jaKy-z-kp7IxIoSf\
        xrUkNSFNtSYrBe8cuRJ-7MuZ-citqnikVpobQAcatusi8BsoGbFuu2deqKqum2N85BkF7uwBfaiddLTmjtj5fQJqu5Oyro2M\
        DGa3YO0CgYEA1_e0cHDhLJU_Mz3aV7xgBmYbdaq5smT6WgSWABlXiS7M5xDR27j59GwQ7jra7GV-0Nvt9oX4PetnyUIrXRex\
        BysScIklyhm7w7gY3CRQBohLXThBQjLQutw0t8x1tmgPE-DIw3pUGU4HUSE7D-b5lw7LTml8qinwniQXlvE2A3cCgYA0rM_V\
        8ZfZItE1cyjQk0ixeptmIYXd-KfhYjySa8alCT4V2ZlUVs7p47iF3qhkLXRrODcGNrvydong4r0CJjShe4FzgWuNvnFSv7ZG\
        RJKtcnltqoJ3HXlXb__1JvXFddofWySAzKiqgsld9ESYDC_Hav-nZ1Z1wsO6_kJf58ofiQKBgHzo26Yi6HkJha90rut0hxvw\
        NnoVe7YCIq1154bC3d11ZboqA0XBMPivSOoW69Br6UVWgfyOcMe8JC9FQcRvkLD04rQLxDV5TLecI4vF1PjC5Us-sQMWxVm3\
        faERbHDT9MFQ-2zP4UlUaAc23VSa-zGumDqFFFCqib5f62gNPurI
        """
}
