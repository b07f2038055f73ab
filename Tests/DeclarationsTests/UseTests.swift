import Declarations
import Testing

/// `call Foo.bar:` for a known receiver, `call ?self.bar` for an unknown one, `+` for a type, blocks' parameters in brackets.
private func summary(_ use: Use) -> String {
    var text = use.kind.rawValue + " "
    if let receiver = use.receiver { text += (receiver.isType ? "+" : "") + (receiver.type ?? "?\(receiver.text)") + " " }
    text += use.name
    for case let block? in use.arguments.map(\.blockParameters) {
        text += " [" + block.map { ($0.type.map { "\($0) " } ?? "") + ($0.name ?? "") }.joined(separator: ", ") + "]"
    }
    return use.defects.isEmpty ? text : text + " !" + use.defects.map(\.message).joined(separator: " !")
}

@Suite("Uses in samples")
struct UseTests {
    @Test(
        "of Objective-C",
        arguments: [
            ("[[Foo sharedFoo] setOn:YES];", ["mention Foo", "call +Foo sharedFoo", "call Foo setOn:"]),
            (
                "Foo *f = [Foo new];\nf.delegate = self;\n[f go];",
                ["mention Foo", "mention Foo", "call +Foo new", "write Foo delegate", "call Foo go"]
            ),
            (
                "[Foo a:nil b:^(BOOL ok, NSError *error) { [error x]; }];",
                [
                    "mention Foo", "call NSError x", "call +Foo a:b: [BOOL ok, NSError * error]",
                ]
            ),
            ("[D dictionaryWithObjectsAndKeys:@\"a\", @\"b\", nil];", ["mention D", "call +D dictionaryWithObjectsAndKeys:"]),
            ("[Foo a:b:]", ["mention Foo", "call +Foo a:b:"]),
            ("[Foo a:b:]: sent to nobody", ["mention Foo", "call +Foo a:b:"]),
            ("[Foo a:b c:d];", ["mention Foo", "call +Foo a:c:"]),
            (
                "self.foo = [[Foo alloc] init];\n[self.foo go];\n[_foo stop];",
                [
                    "write ?self foo", "mention Foo", "call +Foo alloc", "call Foo init", "read self foo", "call Foo go", "call Foo stop",
                ]
            ),
            (
                "self.door = [ABDoor doorWithKey:k];\n[self.door open];",
                ["write ?self door", "mention ABDoor", "call +ABDoor doorWithKey:", "read self door", "call ABDoor open"]
            ),
            ("_bar = [Foo new];\n[_bar go];\n_baz = 1;\n[_baz go];", ["mention Foo", "call +Foo new", "call Foo go", "call ?_baz go"]),
            ("[[Foo shareFoo] go];", ["mention Foo", "call +Foo shareFoo", "call Foo go"]),
            ("[Foo.singleton go];", ["mention Foo", "read +Foo singleton", "call Foo go"]),
            ("[Foo.shared go];", ["mention Foo", "read +Foo shared", "call Foo go"]),
            ("[Foo.shared.bar go];", ["mention Foo", "read +Foo shared", "read Foo bar", "call Foo.bar go"]),
            ("[Foo sharedFoo].name", ["mention Foo", "call +Foo sharedFoo", "read Foo name"]),
            ("- (void)a:(id<P>)p {\n [p go:1];\n}", ["call P go:"]),
            ("[Foo a:^(R *r) {\n r.x;\n", ["mention Foo", "read R x", "call +Foo a: [R * r] !missing `]` behind `a:`"]),
            ("me.account.email", ["read ?me account", "read ?me.account email"]),
            ("if (error.code == kFoo || x == KOBar) {}", ["read ?error code", "mention kFoo", "mention KOBar"]),
            ("[self add:self action:@selector(go:) for:X];", ["selector go:", "mention X", "call ?self add:action:for:"]),
            ("[a b:c ? d : e f:g];", ["call ?a b:f:"]),
            ("[[M m] logout : cb]", ["mention M", "call +M m", "call M.m logout:"]),
            ("NSLog(@\"%@\", [r text]);", ["call ?r text"]),
            ("[conn set:v forKey", ["call ?conn set:forKey: !missing `]` behind `set:forKey:`"]),
            ("[a b:c]];", ["call ?a b: !one `]` too many behind `b:`"]),
            ("@[[a b], [c d]];", ["call ?a b", "call ?c d"]),
            ("x[[a b]];", ["call ?a b"]),
            (
                "switch (x) {\n case 1:\n  break;\n defalut:\n  [a b];\n  braek;\n}",
                [
                    "keyword defalut !`defalut` stands for the keyword `default`", "call ?a b",
                    "keyword braek !`braek` stands for the keyword `break`",
                ]
            ),
            ("switch (x) {\n case 1: break;\n default: [a b];\n}\nretry:\n;", ["call ?a b"]),
            (
                "[a b:@[@\"email\", @\"two words\"] c:@{@\"me.age\": @\"20\"}];\n[a b:@\"alone\"];",
                ["call ?a b:c:", "call ?a b:", "literal email", "literal me.age"]
            ),
        ]
    )
    func objectiveC(text: String, expected: [String]) {
        #expect(ObjectiveCUses.uses(in: text).map(summary) == expected)
    }

    @Test(
        "of Swift",
        arguments: [
            ("Foo.shared().go(\"a\", bar: b)", ["mention Foo", "call +Foo shared()", "call Foo go(_:bar:)"]),
            ("func a(error: M.E) {\n if error.isBad { x() }\n}", ["read M.E isBad", "call x()"]),
            (
                "let r = Req(path: p, method: \"GET\");\nr.send { (a, error) -> Void in\n a.x\n}",
                [
                    "call +Req init(path:method:)", "call Req send(_:) [a, error]", "read ?a x",
                ]
            ),
            ("text = \"e: \\(error.reason ?? \"no\")\"", ["read ?error reason"]),
            (
                "let c = result.account.claims\nlet n = c?[\"x\"] as? String",
                ["read ?result account", "read ?result.account claims", "mention String"]
            ),
            ("state?.submit(code: c, delegate: self)", ["call ?state submit(code:delegate:)"]),
            ("Foo.a(b: 1) { result in\n result.y\n}", ["mention Foo", "call +Foo a(b:_:) [result]", "read ?result y"]),
            ("x.onDone = { (ok: Bool) in }", ["write ?x onDone"]),
            ("go([\"email\": \"a b\"])\nlet x = y[\"key\"]", ["call go(_:)", "literal email"]),
            (
                "class A: B {\n func a() {\n  Foo.shared.go()\n  Foo.shared.onEnd = { [weak self] n in\n   self?.b = n\n  }\n }\n}",
                [
                    "mention Foo", "read +Foo shared", "call Foo go()", "mention Foo", "read +Foo shared", "write Foo onEnd",
                    "write ?self b",
                ]
            ),
            ("Foo.a { [weak self] (ok: Bool, n) -> Void in\n go()\n}", ["mention Foo", "call +Foo a(_:) [Bool ok, n]", "call go()"]),
            ("if ready {\n for a in all { Foo.go(a) }\n}", ["mention Foo", "call +Foo go(_:)"]),
            (
                "let s = sdk.service(of: Foo.self)\ns?.open()", ["call ?sdk service(of:)", "mention Foo", "call ?s open()"]
            ),
            ("let s = Sdk.service(of: Foo.self)\ns?.open()", ["mention Sdk", "call +Sdk service(of:)", "mention Foo", "call Foo open()"]),
            // A closure without brackets or parameters, and what only looks like one: the body of a head, be it of two lines.
            (
                "Foo.setProps {\n [1]\n}\nFoo.close() { }",
                ["mention Foo", "call +Foo setProps(_:) []", "mention Foo", "call +Foo close(_:) []"]
            ),
            ("if Foo.isOpen() {\n Foo.close()\n}", ["mention Foo", "call +Foo isOpen()", "mention Foo", "call +Foo close()"]),
            ("guard Foo.isLit,\n Foo.isOpen() {\n}", ["mention Foo", "read +Foo isLit", "mention Foo", "call +Foo isOpen()"]),
            ("func a() { Foo.shut { b() } }", ["mention Foo", "call +Foo shut(_:) []", "call b()"]),
            // Behind the brackets of a call in a condition no closure may stand; a label is no condition.
            ("if let key = foo?.key(of: owner) {\n Foo.go()\n}", ["call ?foo key(of:)", "mention Foo", "call +Foo go()"]),
            ("guard foo.has(key), Foo.isLit else {\n}", ["call ?foo has(_:)", "mention Foo", "read +Foo isLit"]),
            ("Foo.open(for: owner) {\n [1]\n}", ["mention Foo", "call +Foo open(for:_:) []"]),
            // A type inside another, and what it makes.
            (
                "let b = Foo.Builder()\n .with(1)\nb.build()",
                ["mention Foo", "call +Foo.Builder init()", "call Foo.Builder with(_:)", "call Foo.Builder.with(_:) build()"]
            ),
            ("Foo.defaultTimeout.seconds", ["mention Foo", "read +Foo defaultTimeout", "read Foo.defaultTimeout seconds"]),
        ]
    )
    func swift(text: String, expected: [String]) {
        #expect(SwiftUses.uses(in: text).map(summary) == expected)
    }

    @Test("follow chains through declared members")
    func members() {
        let known = KnownTypes(members: ["Foo.bar": "Bar", "Foo.make:": "instancetype"])
        let uses = ObjectiveCUses.uses(in: "[[Foo make:1] bar].baz = 2;", known: known)
        #expect(uses.map(summary) == ["mention Foo", "call +Foo make:", "call Foo bar", "write Bar baz"])
    }

    @Test("a text of brackets does not overflow", arguments: ["[", "{", "(", "[a ", "x.y(", "^{"])
    func nesting(opening: String) {
        let text = String(repeating: opening, count: 20000)
        _ = ObjectiveCUses.uses(in: text)
        _ = SwiftUses.uses(in: text)
        #expect(ObjectiveCParser.declarations(in: text).isEmpty)
        #expect(SwiftParser.declarations(in: text).isEmpty)
    }
}
