extension StringProtocol {
    /// Its letters and digits, in small letters: what `door-id`, `doorId` and `DOOR_ID` have in common.
    package var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
