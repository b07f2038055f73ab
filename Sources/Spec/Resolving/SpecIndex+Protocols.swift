extension SpecIndex {
    /// The required methods of a protocol, and those of the protocols that it refines.
    func required(by name: String) -> [Method] {
        Reach.all(from: [name]) { (protocols[$0]?.conformances ?? []).map(\.value) }
            .flatMap { protocols[$0]?.methods ?? [] }.filter(\.isRequired)
    }
}
