/// What the first words below a callback's name say of it: that something calls it, and when.
enum CallWords {
    private static let openings = [
        "called ", "called,", "invoked ", "triggered ", "fired ", "fires ", "is called ", "gets called ", "will be called ",
        "this is called ",
        "this method is called ", "this callback is ", "this event is ", "callback when ", "callback for ", "callback that ", "event when ",
        "notifies ", "tells the delegate ", "appele ", "appelé ", "appelée ", "se llama ", "se invoca ", "llamado ", "chamado ",
        "invocado ",
        "chamada ", "wird aufgerufen ", "wird ausgelöst ", "вызывается ", "срабатывает ", "dipanggil ", "duoc goi ", "được gọi ",
    ]

    private static let endings = [
        "호출됩니다", "호출된다", "호출되는", "호출된", "호출", "발생합니다", "呼ばれます", "呼び出されます", "呼ばれる", "呼び出される", "コールされます", "通知されます", "时调用", "时触发", "时回调",
        "後調用", "時調用",
        "時觸發", "会被调用", "会触发", "被调用", "触发", "回调",
    ]

    /// "Called when a door opens", "문이 열리면 호출됩니다."
    static func describeCallback(_ line: String) -> Bool {
        let text = line.prefix(300).lowercased()
        if openings.contains(where: text.hasPrefix) { return true }
        let sentence = text.split(whereSeparator: { "。.!！".contains($0) }).first ?? ""
        let end = sentence.reversed().drop { $0 == " " || $0 == ":" || $0 == "：" }.reversed()
        return endings.contains { String(end).hasSuffix($0) }
    }
}
