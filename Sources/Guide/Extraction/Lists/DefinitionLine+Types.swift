extension DefinitionLine {
    /// `DoorView - shows a door`: marked as code, written like a type, and explained.
    func mayBeType(_ name: String, isCode: Bool) -> Bool {
        isCode && separator.isPlain && type == nil && NameShape.looksLikeType(name) && !NameShape.isConstantName(name)
            && !Vocabulary.isFileName(name)
    }
}
