import Diagnostics
import SourceText
import Testing
import YAMLTree

@Suite struct TreeTests {
    @Test func scalarsSequencesAndMappings() throws {
        let root = try tree("name: one\nlist:\n  - a\n  - {k: v}\n")
        #expect(root.kind == .mapping)
        #expect(root.entries.map(\.name) == ["name", "list"])
        #expect(root["name"]?.text == "one")
        #expect(root["list"]?.items.count == 2)
        #expect(root["list"]?.items[1]["k"]?.text == "v")
        #expect(root["nothing"] == nil)
        #expect(root["name"]?["x"] == nil)
        #expect(root.items.isEmpty)
        #expect(root["list"]?.entries.isEmpty == true)
    }

    @Test func contentIsForASwitch() throws {
        let root = try tree("- a\n- [b]\n- {c: d}\n")
        let kinds = root.items.map { node -> String in
            switch node.content {
            case .scalar(let scalar): "scalar \(scalar.text)"
            case .sequence(let items): "sequence of \(items.count)"
            case .mapping(let entries): "mapping of \(entries.map(\.name))"
            }
        }
        #expect(kinds == ["scalar a", "sequence of 1", "mapping of [\"c\"]"])
    }

    @Test(arguments: ["name: one\n", "이름: 값 # 말\nname: one\n", "\u{FEFF}이름: 값\nname: one", "a: \"\\u00e9é\"\r\nname: one\r\n"])
    func placesAreExactWhateverIsBefore(text: String) throws {
        let entry = try #require(try tree(text).entry("name"))
        #expect(entry.keyPlace.text == "name")
        #expect(entry.value.place.text == "one")
        #expect(entry.place.text == "name: one")
    }

    @Test(
        arguments: [
            ("k: plain text # comment", "plain text", "plain text"), ("k: 'it''s'", "'it''s'", "it's"),
            ("k: \"a\\tb\"", "\"a\\tb\"", "a\tb"),
            ("k: \"가나\"", "\"가나\"", "가나"), ("k: two\n  lines\nz: y", "two\n  lines", "two lines"), ("k: a\n b", "a\n b", "a b"),
            ("k: |\n  one\n  two\n\nz: y", "|\n  one\n  two", "one\ntwo\n"), ("k: >-\n  one\n  two\n", ">-\n  one\n  two", "one two"),
            ("k: [a, b]", "[a, b]", nil), ("k:\n  - a\n  - b\n\n# end\nz: y", "- a\n  - b", nil), ("k:\n- a\n- b\nz: y", "- a\n- b", nil),
            ("k:\n  a: b\n  c:\n\nz: y", "a: b\n  c:", nil), ("k:", "", ""), ("k: {a: [1,\n 2]}\n", "{a: [1,\n 2]}", nil),
        ] as [(String, String, String?)])
    func spansAndTexts(text: String, span: String, expected: String?) throws {
        let node = try #require(try tree(text)["k"])
        #expect(node.place.text == span)
        #expect(node.text == expected)
    }

    @Test func verbatimSpansLeaveTheQuotesOut() throws {
        let root = try tree("a: 'x y'\nb: \"\\t\"\nc: plain\n")
        let spans = root.entries.map { $0.value.scalar?.verbatimSpan.map(root.file.text) }
        #expect(spans == ["x y", nil, "plain"])
    }

    @Test func styles() throws {
        let root = try tree("[a, 'a', \"a\"]")
        #expect(root.items.map { $0.scalar?.style } == [.plain, .quoted, .quoted])
        #expect(try tree("k: |\n  a\n")["k"]?.scalar?.style == .block)
    }

    @Test func nodesAreEqualToThemselves() throws {
        let root = try tree("a: x\nb: x\n")
        #expect(root["a"] == root["a"])
        #expect(root["a"] != root["b"])
        #expect(Set([root["a"], root["a"], root["b"]]).count == 2)
    }

    @Test func manyKeysAreFoundInOrder() throws {
        let text = (0..<2000).map { "key\($0): \($0)\n" }.joined()
        let root = try tree(text)
        #expect(root.entries.count == 2000)
        #expect(root["key1999"]?.scalar?.int == 1999)
    }

    @Test func aByteOrderMarkIsNoPartOfTheFirstKey() throws {
        #expect(try tree("\u{FEFF}a: b")["a"]?.text == "b")
    }

    @Test func rulesHaveIDsOfTheirOwnAndExplanations() {
        let catalog = RuleCatalog(YAMLTree.rules)
        #expect(catalog.clashes.isEmpty)
        #expect(catalog.rules.count == YAMLTree.rules.count)
        for rule in YAMLTree.rules {
            #expect(rule.id.hasPrefix("yaml-"))
            #expect(rule.explanation.count > 100, "\(rule.id)")
        }
    }
}
