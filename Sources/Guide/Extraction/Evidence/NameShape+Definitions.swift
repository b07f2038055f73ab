extension NameShape {
    /// `DoorStateOpen` and `DoorState`; not `DoorState::open`.
    static func isCalled(_ name: String, after type: String) -> Bool {
        guard name.hasPrefix(type), let next = name.utf8.dropFirst(type.utf8.count).first else { return false }
        return isIdentifierPart(next)
    }

    /// `DOOR_OPEN`, `kDoorKey`, `ABDoorStateOpen`: what constants, errors and cases are called.
    static func isSymbol(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, bytes.count > 2 else { return false }
        let isCapital = first >= 0x41 && first <= 0x5A
        if bytes.allSatisfy({ $0 == 0x5F || $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x30 && $0 <= 0x39 }) { return isCapital }
        if first == 0x6B, bytes[1] >= 0x41, bytes[1] <= 0x5A { return true }
        return looksLikeType(name)
    }
}
