/// Where a text stands in code: what it is handed to, and in which function.
struct TextPlace {
    let index: Int
    let call: CallPlace
    let body: CodeBody?
}

extension RequestCode {
    func place(of index: Int) -> TextPlace {
        TextPlace(index: index, call: CallPlace(stream, index, language), body: body(around: index))
    }
}
