extension Property {
    /// What it is computed from, and what it begins with.
    package var expressions: [Expression] { [get, initial].compactMap { $0?.value } }
}
