/// What the place of a table says of its names, beside the words of its header: constants among errors, headers among headers, fields of the
/// message shown above.
extension Extraction {
    func weighPlace(_ names: [String], _ shape: TableShape, into evidence: inout Evidence<Fact.Kind>) {
        guard !names.isEmpty else { return }
        if areErrorConstants(names, shape) {
            evidence.add(4, for: .error, "constants, in a place that announces errors")
        }
        if areNotifications(names, shape) { evidence.add(3, for: .constant, "names of notifications") }
        if names.count > 1, names.count(where: context.bodyMembers.contains) * 5 > names.count * 4, !shape.listsCases {
            evidence.add(2.5, for: .parameter, "members of the JSON above")
        }
        if shape.roles.contains(.address), !shape.roles.contains(.httpMethod), !names.contains(where: NameShape.looksLikeCode) {
            evidence.add(-4, for: .method, "words beside addresses: what is found there")
        }
    }

    /// `DOOR_LOCKED`, `KEY_LOST` under "Errors", be their header "Message": where the reader stands says what they are.
    private func areErrorConstants(_ names: [String], _ shape: TableShape) -> Bool {
        guard context.weight(of: .errors) > 1.5, !shape.namesMembers, !shape.roles.contains(.required) else { return false }
        return names.allSatisfy { NameShape.isConstantName($0) && !NameShape.isNumber($0) } && names.contains { $0.has("_") }
    }

    /// `ABDoorNotificationOpened`, `ABDoorDidOpenNotification`: what the platform's centre is asked for, a constant each.
    private func areNotifications(_ names: [String], _ shape: TableShape) -> Bool {
        guard shape.index(.anyName) == shape.nameIndex, context.subject == nil, context.ownerOfSection == nil, context.model == nil else {
            return false
        }
        return names.allSatisfy { $0.has("Notification") && NameShape.isSymbol($0) && !$0.has("(") && !$0.has(":") }
            && !names.contains(where: survey.isKnownType)
    }

    /// Under a heading that says "Headers" and nothing else half of the names in their form are enough: `Token` is one there, too.
    var isUnderHeaders: Bool { context.sections.last?.topics == [.headers] && context.isInPart }
}
