import Diagnostics
import Foundation
import SourceText
import Testing

@Suite struct JSONRendererTests {
    @Test func schema() {
        let label = Samples.label(Samples.spec, "one", "here")
        let text = JSONRenderer.render([
            Diagnostic(Samples.rule, "a \"quote\"", at: [label, Samples.label(Samples.guide, "one")], help: "mend")
        ])
        #expect(
            text == """
                {
                  "diagnostics": [
                    {
                      "help": "mend",
                      "label": "here",
                      "location": {
                        "column": 7,
                        "endColumn": 10,
                        "endLine": 1,
                        "file": "Specs/api.yaml",
                        "line": 1
                      },
                      "message": "a \\"quote\\"",
                      "notes": [],
                      "related": [
                        {
                          "location": {
                            "column": 4,
                            "endColumn": 7,
                            "endLine": 2,
                            "file": "guide.html",
                            "line": 2
                          },
                          "text": ""
                        }
                      ],
                      "rule": "wrong-name",
                      "severity": "error"
                    }
                  ],
                  "summary": {
                    "errors": 1,
                    "notes": 0,
                    "warnings": 0
                  },
                  "version": 1
                }

                """
        )
    }

    @Test func whatIsNotThereIsNull() {
        let text = JSONRenderer.value(Diagnostic(Samples.hint, "odd")).compactText
        #expect(text.contains(#""help":null"#))
        #expect(text.contains(#""location":null"#))
    }

    @Test func anyTextIsReadBackAsItWas() throws {
        let nasty = "\u{0}\u{1F}\"\\\n\r\t\u{7F}\u{2028}한글 👩‍👩‍👧 </script> \u{10FFFF}"
        let value = JSONValue.object([
            nasty: .array([.string(nasty), .int(-3), .double(0.5), .bool(true), .null, .array([]), .object([:])])
        ])
        for text in [value.text, value.compactText] {
            let read = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [Any]])
            #expect(read[nasty]?.first as? String == nasty)
            #expect(read[nasty]?.count == 7)
        }
    }

    @Test func numbersThatJSONHasNoWordForAreNull() {
        #expect(JSONValue.array([.double(.infinity), .double(.nan)]).compactText == "[null,null]")
    }
}

@Suite struct GitHubRendererTests {
    @Test func oneLineWithAllPlaces() {
        #expect(
            GitHubRenderer.render([Samples.full]) == """
                ::error file=Specs/api.yaml,line=5,col=7,endLine=5,endColumn=12,title=wrong-name::the name `three` is wrong\
                %0ASpecs/api.yaml:1:7: first%0Aguide.html:2:4: in the guide%0Anote: names are unique%0Anote: two%0Alines%0Ahelp: rename it

                """
        )
    }

    @Test func escapes() {
        let file = SourceFile(path: "a,b:c%.yaml", text: "x")
        let text = GitHubRenderer.render([Diagnostic(Samples.hint, "100%\r\n::error::x", at: [Label(Place(file, Span(0, 1)))])])
        #expect(
            text == "::warning file=a%2Cb%3Ac%25.yaml,line=1,col=1,endLine=1,endColumn=2,title=odd-value::100%25%0D%0A::error::x\n"
        )
    }

    @Test func severalLinesHaveNoColumns() {
        let label = Samples.label(Samples.spec, "one\nkind")
        #expect(
            GitHubRenderer.render([Diagnostic(Samples.rule, "m", at: [label])]).hasPrefix(
                "::error file=Specs/api.yaml,line=1,endLine=2,title="))
    }

    @Test func withoutAPlace() {
        #expect(GitHubRenderer.render([Diagnostic(Samples.rule, "m", severity: .note)]) == "::notice title=wrong-name::m\n")
    }
}

@Suite struct SARIFRendererTests {
    private let tool = SARIFRenderer.Tool(name: "tool", version: "1.2", informationURI: "https://example.com")
    private let catalog = RuleCatalog([Samples.rule, Samples.hint])

    private func run(_ diagnostics: [Diagnostic], accepted: [SARIFRenderer.Accepted] = []) throws -> [String: Any] {
        let text = SARIFRenderer.render(diagnostics, accepted: accepted, catalog: catalog, tool: tool)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    private func results(_ run: [String: Any]) throws -> [[String: Any]] { try #require(run["results"] as? [[String: Any]]) }

    @Test func everyRuleIsDeclared() throws {
        let run = try run([])
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == ["odd-value", "wrong-name"])
        #expect((rules[0]["defaultConfiguration"] as? [String: String])?["level"] == "warning")
        #expect((rules[1]["help"] as? [String: String])?["text"] == Samples.rule.explanation)
    }

    @Test func primaryAndRelatedPlaces() throws {
        let result = try results(run([Samples.full]))[0]
        #expect(result["ruleId"] as? String == "wrong-name")
        #expect(result["ruleIndex"] as? Int == 1)
        #expect(result["suppressions"] == nil)
        let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect(location["artifactLocation"] as? [String: String] == ["uri": "Specs/api.yaml", "uriBaseId": "%SRCROOT%"])
        #expect(location["region"] as? [String: Int] == ["startLine": 5, "startColumn": 7, "endLine": 5, "endColumn": 12])
        #expect((result["relatedLocations"] as? [[String: Any]])?.compactMap { $0["id"] as? Int } == [1, 2])
    }

    @Test func acceptedFindingsAreSuppressed() throws {
        let results = try results(run([Samples.full], accepted: [.init(Samples.full, justification: "the guide is wrong")]))
        #expect((results[0]["suppressions"] as? [Any])?.isEmpty == true)
        #expect((results[1]["suppressions"] as? [[String: String]])?.first?["justification"] == "the guide is wrong")
    }

    @Test func fingerprintsSurviveLinesAddedAbove() throws {
        func fingerprint(_ text: String) throws -> [String: String]? {
            let file = SourceFile(path: "a.yaml", text: text)
            let result = try results(run([Diagnostic(Samples.rule, "m", at: [Samples.label(file, "wrong")])]))[0]
            return result["partialFingerprints"] as? [String: String]
        }
        let first = try fingerprint("a: wrong\n")
        #expect(try fingerprint("# more\n\n  a:  wrong\n") == first)
        #expect(try fingerprint("b: wrong\n") != first)
    }

    @Test func equalFindingsHaveFingerprintsOfTheirOwn() throws {
        let results = try results(run([Samples.full, Samples.full]))
        let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
        #expect(Set(prints).count == 2)
    }

    @Test func pathsBecomeURIs() throws {
        for (path, uri) in [("/a b/c#d.yaml", "file:///a%20b/c%23d.yaml"), ("스펙.yaml", "%EC%8A%A4%ED%8E%99.yaml")] {
            let place = Place(SourceFile(path: path, text: "x"), Span(0, 1))
            let text = SARIFRenderer.render([Diagnostic(Samples.rule, "m", at: [Label(place)])], catalog: catalog, tool: tool)
            #expect(text.contains("\"uri\": \"\(uri)\""))
        }
    }

    @Test func aRuleOutsideTheCatalogueIsDeclaredToo() throws {
        let other = Rule("another", "another rule", explanation: "x")
        let result = try results(run([Diagnostic(other, "m")]))[0]
        #expect(result["ruleIndex"] as? Int == 0)
    }
}

@Suite struct CompilerRendererTests {
    @Test func oneLineEachWithAllThatIsSaid() {
        let labels = [Samples.label(Samples.spec, "one", "here"), Samples.label(Samples.guide, "one", "the guide, here")]
        let finding = Diagnostic(Samples.rule, "two\nlines", at: labels, notes: ["a note"], help: "mend it")
        let place = "/work/Specs/api.yaml:1:7"
        #expect(
            CompilerRenderer.render([finding], folder: "/work")
                == "\(place): error: two lines (guide.html:2:4: the guide, here; a note; mend it) [wrong-name]\n")
        #expect(CompilerRenderer.render([Diagnostic(Samples.rule, "m")]) == "error: m [wrong-name]\n")
    }
}

@Suite struct JUnitRendererTests {
    @Test func aSuiteForEachFile() throws {
        let found = [
            Diagnostic(Samples.rule, "<a> & \"b\"\u{1}", at: [Samples.label(Samples.spec, "one")]),
            Diagnostic(Samples.rule, "again", at: [Samples.label(Samples.guide, "one")]),
            Diagnostic(Samples.rule, "worth knowing", at: [Samples.label(Samples.spec, "three")], severity: .note),
        ]
        let report = try XMLReport(JUnitRenderer.render(found, name: "tool"))
        #expect(report.attributes("testsuites") == [["name": "tool", "tests": "3", "failures": "2", "errors": "0"]])
        #expect(report.attributes("testsuite").map { $0["name"] } == ["Specs/api.yaml", "guide.html"])
        #expect(report.attributes("testsuite").map { $0["failures"] } == ["1", "1"])
        #expect(report.attributes("testcase").map { $0["name"] } == ["wrong-name:1:7", "wrong-name:5:7", "wrong-name:2:4"])
        #expect(report.attributes("failure").map { $0["message"] } == ["<a> & \"b\"\u{FFFD}", "again"])
        #expect(report.attributes("system-out").count == 1)
    }

    @Test func nothingToReportIsAPassedTest() throws {
        let report = try XMLReport(JUnitRenderer.render([], name: "tool"))
        #expect(report.attributes("testcase") == [["classname": "tool", "name": "no findings"]])
        #expect(report.attributes("failure").isEmpty)
    }
}
