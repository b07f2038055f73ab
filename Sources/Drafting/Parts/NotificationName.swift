import Guide

/// Whether a constant is the name of a notification.
enum NotificationName {
    /// What a constant is called that belongs to a notification and is none: a key of its `userInfo`, what an app asks permission for.
    private static let belongings: Set<String> = [
        "key", "keys", "info", "id", "identifier", "identifiers", "category", "type", "channel", "topic", "token", "domain", "title",
        "body",
        "message", "sound", "url", "path", "queue", "version", "prefix", "suffix", "format",
    ]

    /// A notification's name needs no type, and the platform's own is none of the guide's, but for a name that Swift declares: nothing of its
    /// end is left out.
    static func type(of fact: Fact) -> String? {
        guard let type = fact.type else { return nil }
        if type == "Notification.Name" { return fact.name.hasSuffix("Notification") ? type : nil }
        let spelled = DeclarationText.objectiveC(type)
        return spelled.hasPrefix("NSNotificationName") ? nil : spelled
    }

    /// Its type says so, or the end of its name. Where the word stands further in front, what follows it is what happened
    /// (`DoorNotificationSessionDidEnd`), unless it is what belongs to one (`DoorNotificationDoorKey`); then it has to be a text.
    static func isOne(_ fact: Fact) -> Bool {
        let type = fact.type ?? ""
        if ["NSNotificationName", "Notification.Name", "NSNotification.Name"].contains(where: type.contains) { return true }
        if fact.name.hasSuffix("Notification") { return true }
        guard type.contains("String"), let form = fact.detail.form, ["extern", "static"].contains(form) else { return false }
        let words = Words.split(fact.name).map { $0.lowercased() }
        guard let place = words.lastIndex(of: "notification"), place + 1 < words.count else { return false }
        return belongings.isDisjoint(with: words[(place + 1)...])
    }
}
