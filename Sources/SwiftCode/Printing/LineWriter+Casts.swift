/// Casts of what stands in brackets of several lines.
extension LineWriter {
    /// A type that does not fit behind the brackets stands below, as deep as the line that they end on.
    mutating func write(cast: String) {
        let depthOutside = depth
        depth = place.depth
        end()
        begin()
        depth = depthOutside
        write(cast)
    }
}
