import SourceText

/// What sentences say of names that nothing marks out, as text that was copied from a page has them.
extension Extraction {
    mutating func noteUnmarkedNames(_ passage: Passage) {
        notePlainTypes(passage)
        for mention in passage.mentions where !mention.isCode && !passage.isInLink(mention.span) {
            noteUnmarkedType(mention, in: passage)
            noteUnmarkedCall(mention, in: passage)
            noteUnmarkedConstant(mention, in: passage)
        }
    }

    /// "Make an ABDoorPlan object first", "Реализуйте протокол DoorListener", "遵循 DoorDelegate 协议".
    private mutating func noteUnmarkedType(_ mention: Mention, in passage: Passage) {
        let name = mention.name
        guard NameShape.looksLikeType(name), name.utf8.allSatisfy(NameShape.isIdentifierPart), !NameShape.isConstantName(name),
            survey.isOfAPI(name)
        else { return }
        let isObject = survey.isKnownType(name) && passage.callsObject(mention.span) && NameShape.isPrefixed(name)
        let isCalled = survey.isKnownType(name) && passage.isCalledObject(mention.span)
        let isImplemented = isProtocolName(name) && passage.asksToImplement(mention.span)
        let isDefined = passage.isDefinedType(mention.span)
        if isDefined { definedType = (name, context.sectionLine) }
        let isSetUp = survey.isKnownType(name) && (passage.asksToSetUp(mention.span) || passage.isClassToSet(mention.span))
        let isSaid =
            isObject || isSetUp || passage.isCalledClass(prefixed: mention.span) || isCalled || isImplemented || isDefined
            || passage.isCalledProtocol(mention.span)
        guard isSaid || passage.isCalledClass(mention.span) else { return }
        let fact = Fact(.type, name, source: .prose, span: passage.file(mention.span))
        passingFacts.append(PassingFact(fact: fact, needsSample: !isSaid))
    }

    /// The type that a sentence of this section says to be one.
    var typeDefinedHere: String? { definedType.flatMap { $0.line == context.sectionLine ? $0.name : nil } }

    /// `DOOR_OPENED_NOTIFICATION` behind "the macro": the word says what it is.
    private mutating func noteUnmarkedConstant(_ mention: Mention, in passage: Passage) {
        let name = mention.name
        guard NameShape.isConstantName(name) && name.has("_") || NameShape.isKeyedConstant(name), survey.isOfAPI(name),
            passage.isCalledConstant(mention.span) || opensAsAnnounced(mention, in: passage)
        else { return }
        passingFacts.append(PassingFact(fact: Fact(.constant, name, source: .prose, span: passage.file(mention.span))))
    }
}

extension Passage {
    /// "объект DoorSettings", "класс DoorSettings": right behind a word for what it is, in a language that has it there.
    fileprivate func isCalledObject(_ span: Span) -> Bool {
        guard let word = wordsBefore(span).last else { return false }
        return KindWords.typeBefore(word) != nil || ["объект", "объекта", "объекту", "экземпляр"].contains(word)
    }

    /// "DoorKit is a static class that …", "DoorKit exists as a class …": what a text begins with, and the word for what it is.
    fileprivate func isDefinedType(_ span: Span) -> Bool {
        guard bytes[..<span.start].allSatisfy({ $0 <= 0x20 }) else { return false }
        let words = textBehind(span).split { !$0.isLetter }.map { $0.lowercased() }
        let copula = words.starts(with: ["is"]) ? 1 : words.starts(with: ["exists", "as"]) ? 2 : 0
        guard copula > 0, words.count > copula + 1, ["a", "an", "the"].contains(words[copula]) else { return false }
        return words.dropFirst(copula + 1).prefix(2).contains { KindWords.type(of: $0) == .type }
    }

    /// "DoorSettings 클래스가", "DoorSettingsクラス", "the DoorSettings class": right before the word for what it is, which nobody is told to make.
    fileprivate func isCalledClass(_ span: Span) -> Bool {
        let behind = textBehind(span)
        if behind.hasPrefix("class "), wordsBefore(span, withArticle: true).last == "the" { return true }
        return ["클래스", "クラス", "类的", "类中", "类提供", "類別"].contains(where: behind.hasPrefix)
            && !["생성", "만들", "추가", "作成", "追加"].contains(where: behind.prefix(16).contains)
    }

    /// "протокол DoorListener", "протокола DoorListener".
    fileprivate func isCalledProtocol(_ span: Span) -> Bool {
        wordsBefore(span).last.map { ["протокол", "протокола", "протоколу", "интерфейс", "интерфейса"].contains($0) } ?? false
    }

    /// "宏DOOR_OPENED", "the notification DOOR_OPENED", "상수 DOOR_OPENED"
    fileprivate func isCalledConstant(_ span: Span) -> Bool {
        // `AB_DOOR=1` is set for the compiler.
        guard span.end == bytes.count || bytes[span.end] != 0x3D else { return false }
        let before = string(Span(max(0, span.start - 30), span.start)).filter { $0 != "*" }.trimmingBlanks()
        if ["宏", "常量", "常數", "名字为", "名称为", "通知名", "定数", "マクロ", "매크로", "상수", "константа", "константу", "макрос", "notification:"]
            .contains(where: before.hasSuffix)
        {
            return true
        }
        return wordsBefore(span).last.map { ["macro", "constant", "notification"].contains($0) } ?? false
    }

    /// "the method in `DoorSettings`", "read it from `DoorSettings`", "dentro de `DoorSettings`": what holds what the sentence is about.
    func looksInside(_ span: Span) -> Bool {
        let words = wordsBefore(span)
        guard let last = words.last else { return false }
        if ["inside", "within", "from"].contains(last) { return true }
        if last == "in", let before = words.dropLast().last { return Self.members.contains(before) }
        return last == "de" && words.dropLast().last == "dentro"
    }

    private static let members: Set<String> = [
        "method", "methods", "property", "properties", "function", "functions", "constants", "values",
    ]
}
