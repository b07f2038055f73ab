import Diagnostics
import Foundation
import Generator
import SourceText
import Spec
import YAMLTree

/// Specs: trusted by those who run the tool, and still nothing that may crash it.
extension StressTarget {
    static let specs = [
        StressTarget("yaml", specFiles) { bytes in
            _ = YAMLTree.parse(SourceFile(path: "spec.yaml", bytes: bytes))
            return nil
        },
        StressTarget("spec", specFiles, generated),
        StressTarget("template", templates) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            _ = TemplateLibrary.make(["header": text])
            return nil
        },
    ]

    /// What has no errors is generated.
    private static func generated(_ bytes: [UInt8]) -> String? {
        let (spec, diagnostics) = SpecLoader.load(folder: [SourceFile(path: "spec.yaml", bytes: bytes)])
        guard let spec, !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        let (artifacts, problems) = Generator.generate([GeneratorInput(spec: spec)], templates: .builtIn)
        if let problem = problems.first { return "a valid spec is not generated: \(problem.message)" }
        if artifacts.paths.isEmpty { return "a valid spec gives no file" }
        return isSampled(bytes) ? unparsed(artifacts) : nil
    }

    /// One in so many is parsed, which takes as long as a hundred are generated in: the same for the same input.
    private static func isSampled(_ bytes: [UInt8]) -> Bool { bytes.reduce(5381 as UInt32) { $0 &* 33 ^ UInt32($1) } % 40 == 0 }

    private static func unparsed(_ artifacts: ArtifactSet) -> String? {
        guard let compiler = SwiftParse.compiler else { return nil }
        let files = artifacts.paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
            artifacts[path].map { (path: path, text: String(decoding: $0, as: UTF8.self)) }
        }
        return (try? SwiftParse.accepts(files, compiler)) == false ? "what is generated does not parse as Swift" : nil
    }

    /// The smallest spec of the tests, and the language's documentation as one.
    private static let specFiles: [String] = {
        let files = ["Tests/SpecTests/Good/base.yaml"].compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        return files + [behaviour]
    }()

    static let behaviour = """
        system: {id: lamp-kit, module: LampKit, title: {en: Lamps, ko: 램프}, summary: {en: Lamps., ko: 램프.}}
        guides: [{file: guide.html, language: en}]
        state: [{name: tokens, durable: true, text: {en: T., ko: 티.}, fields: [{name: access, type: string, secret: true}, {name: ends, type: date}]}]
        errors:
          - {name: LampError, form: swift, rawType: Int, domain: lamp, text: {en: E., ko: 이.}, cases: [{name: off, code: 1, wire: {code: off}, text: {en: O., ko: 오.}}, {name: lost, code: 2, unraised: {en: U., ko: 유.}, text: {en: L., ko: 엘.}}]}
        failures: [{name: api, status: 400, body: {code: $wire.code}, errors: [LampError]}]
        endpoints:
          - name: lamps
            method: GET
            url: "https://lamp.example.com/v1/{home}/lamps"
            text: {en: Lists., ko: 목록.}
            path: [{name: home, type: string, required: true}]
            query: [{name: page, type: integer}]
            response: {status: 200, kind: json, fields: [{name: names, type: "[string]", required: true}, {name: count, type: integer, wire: string}]}
            failure: api
            errors: [off]
          - name: rooms
            method: GET
            url: "https://lamp.example.com/v1/rooms"
            text: {en: Rooms., ko: 방.}
            response: {status: 200, kind: json, body: {name: rooms, type: "[string]", required: true, text: {en: R., ko: 알.}}}
        classes:
          - name: LampSession
            superclass: NSObject
            shared: sharedSession
            text: {en: S., ko: 에스.}
            properties: [{declaration: "@property (nonatomic, copy) NSString *key;", text: {en: K., ko: 케이.}}]
            methods:
              - {declaration: "+ (instancetype)sharedSession;", text: {en: One., ko: 하나.}}
              - {declaration: "- (void)lampsWithCompletion:(void (^)(NSArray<NSString *> *names, NSError *error))completion;", flow: list, text: {en: L., ko: 엘.}}
        flows:
          - name: list
            text: {en: Lists., ko: 목록.}
            steps:
              - require: {any: [$self.key, $tokens.access]}
                otherwise: [{fail: LampError.off}]
              - call: lamps
                with: {home: "{$self.key}-home", page: {if: {before: [$tokens.ends, $clock.now]}, then: 1, else: {count: {split: $self.key}}}}
              - complete: {names: $response.names, error: null}
            onFailure: [{complete: {names: null, error: $error}}]
        mock:
          records: [{name: lamps, key: name, fields: [{name: name, type: string, required: true}], seeds: [{name: one}]}]
          answers:
            - endpoint: lamps
              steps:
                - require: $request.home
                  otherwise: [{fail: off}]
                - respond: {names: [one, two], count: 2}
        """

    private static let templates = [
        "{{%CONTENT_TYPE:TEXT}}// {{name}}{{#items}}{{.}}{{^last()}}, {{/last()}}{{/items}}{{> part}}{{! no }}{{{raw}}}\n{{#a}}{{#b}}{{/b}}{{/a}}"
    ]
}
