extension GrammarTopic {
    /// Words that documentation and messages use, and that somebody looks for among the keys.
    static let words: [GrammarTopic] = [
        GrammarTopic(
            name: "handler", kind: .word,
            meaning: "a block that a method takes (a completion, a closure), as its declaration says; `complete:` gives it values by name",
            example: """
                - declaration: "- (void)openWithCompletion:(void (^)(NSString *code, NSError *error))completion;"
                  steps: [{call: open, as: opened}, {complete: {code: $opened.code, error: null}}]
                  onFailure: [{complete: {error: $error}}]
                  text: {en: Opens the door.}
                """),
        GrammarTopic(
            name: "default", kind: .word,
            meaning: "of a parameter in its Swift declaration, of a property `initial:`, of what may be missing `first:`",
            example: """
                - declaration: "func open(count: Int = 1, mode: DoorMode = .quiet, name: String?) -> String"
                  steps: [{return: {first: [$arg.name, nobody]}}]
                  text: {en: Opens the door.}
                """),
    ]
}
