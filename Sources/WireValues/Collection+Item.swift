extension Collection {
    /// The item at a place, from 0 on, or from the end with -1 and less; nil where there is none.
    public func item(_ place: Int) -> Element? {
        let position = place < 0 ? count + place : place
        guard position >= 0, position < count else { return nil }
        return self[index(startIndex, offsetBy: position)]
    }
}
