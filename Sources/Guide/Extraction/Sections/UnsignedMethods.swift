import Declarations

extension Extraction {
    /// `(NSString *)name` below a method's declaration, under a word for parameters. `(void) reset;` is a method there, too, whose sign was taken
    /// for the mark of an item: it answers nothing, ends as a declaration does, or is declared elsewhere.
    func isParameter(_ method: MethodDeclaration, ending last: UInt8?) -> Bool {
        if context.subject?.parameters.contains(method.name) == true { return true }
        guard context.method != nil, context.speaks(of: .parameters), survey.names[method.name] != .method else { return false }
        return last != UInt8(ascii: ";") && method.result?.spelling(in: .objectiveC) != "void"
    }
}
