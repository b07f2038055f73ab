import SourceText

/// Types of samples that only a word beside their names tells, since nothing marks them and their names may be plain words: "an object of
/// Transaction", "объект Transaction", "`Door.h`", "set its class to DoorView".
extension Extraction {
    /// "Create a Transaction object", "Создайте объект Transaction": a capital alone says nothing, the word and a sample do.
    mutating func notePlainTypes(_ passage: Passage) {
        guard passage.bytes.count < 3000 else { return }
        for word in passage.capitalWords where !passage.isInLink(word) {
            let name = passage.string(word)
            guard NameShape.isPlainWord(name), name.utf8.count > 3, survey.isKnownType(name), survey.isOfAPI(name),
                !Vocabulary.isProduct(name), !survey.appTypes.contains(name), passage.isObjectOf(word)
            else { continue }
            let fact = Fact(.type, name, source: .prose, span: passage.file(word))
            passingFacts.append(PassingFact(fact: fact))
        }
    }
}

extension Passage {
    /// Words of one capital and small letters, which begin no sentence.
    fileprivate var capitalWords: [Span] {
        identifiers(upTo: identifierEnd).filter { word in
            (0x41...0x5A).contains(bytes[word.start]) && word.start > 1 && [0x20, 0x2A].contains(bytes[word.start - 1])
        }
    }

    fileprivate func isObjectOf(_ span: Span) -> Bool {
        let before = wordsBefore(span, withArticle: true)
        if let last = before.last, ["объект", "объекта", "объекту", "экземпляр", "экземпляра", "objeto", "objet"].contains(last) {
            return true
        }
        if before.suffix(2) == ["instance", "of"] || before.suffix(3) == ["instance", "of", "the"] { return true }
        let behind = textBehind(span)
        let isArticled = before.last.map { ["a", "an", "the"].contains($0) } == true
        if isArticled, ["object", "instance"].contains(behind.prefix { $0.isASCII && $0.isLetter }.lowercased()) { return true }
        return ["객체", "인스턴스", "オブジェクト", "インスタンス", "对象", "实例"].contains(where: behind.hasPrefix)
    }

    /// "initialize DoorKit", "DoorKit を初期化します", "DoorKit을 초기화": what samples have as a type.
    func asksToSetUp(_ span: Span) -> Bool {
        if let last = wordsBefore(span).last,
            ["initialize", "initialise", "initializing", "instantiate", "инициализируйте", "inicializar", "initialisez"].contains(last)
        {
            return true
        }
        return ["を初期化", "をインスタンス化", "를 초기화", "을 초기화"].contains(where: textBehind(span).hasPrefix)
    }

    /// "Set the custom class of the view to DoorView", "Class를 DoorView로 설정", "将类设置为 DoorView".
    func isClassToSet(_ span: Span) -> Bool {
        let before = string(lead(to: span, limit: 80, behind: [0x2E, 0x0A])).lowercased()
        guard ["class", "클래스", "クラス", "类"].contains(where: before.has) else { return false }
        let words = wordsBefore(span)
        if let last = words.last, ["to", "as"].contains(last) {
            return before.split { !$0.isLetter }.contains { ["set", "change", "setting", "specify"].contains($0) }
        }
        if ["设置为", "设为", "改为", "設定為"].contains(where: before.trimmingBlanks().hasSuffix) { return true }
        return ["로 설정", "으로 설정", "로 지정", "로 변경", "に設定", "に変更", "を指定"].contains(where: textBehind(span).hasPrefix)
    }

    /// "ABDoor类，" and "ABDoor类（": a name of a vendor's family, and the word for what it is right behind it.
    func isCalledClass(prefixed span: Span) -> Bool {
        guard NameShape.isPrefixed(string(span)) else { return false }
        return ["类，", "类。", "类：", "类:", "类,", "类（", "类(", "類，", "類。"].contains(where: textBehind(span).hasPrefix)
    }

    /// `ABDoor` of `ABDoor.h`.
    func nameOfHeader(_ span: Span) -> String? {
        let text = string(span)
        return text.hasSuffix(".h") && text.utf8.count > 4 ? String(text.dropLast(2)) : nil
    }
}
