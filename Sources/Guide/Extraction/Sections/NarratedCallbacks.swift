import SourceText

extension Extraction {
    /// `onDoorOpened` as a heading, and "Called when a door is opened" right below it: a callback, whether or not anything declares it.
    func isNarratedCallback(_ heading: HeadingName) -> Bool {
        let name = heading.mention.name
        guard heading.isAlone, NameShape.isPlainName(name), NameShape.looksLikeCode(name), Self.isCallbackName(name),
            survey.names[name] == nil, !Vocabulary.isPlatformMethod(name), block + 1 < document.blocks.count
        else { return false }
        guard case .paragraph(let text) = document.blocks[block + 1].kind else { return false }
        return CallWords.describeCallback(text.characters)
    }
}
