/// What specs may have much of: each a chain, a circle or a crowd.
extension GrowthSeries {
    static let crowds = [
        spec("validate-alike-endpoints") { count in
            "endpoints:\n"
                + (0..<count).map { number in
                    """
                      - {name: call\(number), method: GET, url: "https://a.example.com/v1/{part\(number)}/things", text: {en: C., ko: 호.},
                         path: [{name: part\(number), type: string, required: true}], response: {status: 200, kind: empty}}

                    """
                }.joined()
        },
        spec("validate-parameters") { count in
            let declaration = "- (void)" + (0..<count).map { "a\($0):(NSString *)b\($0)" }.joined(separator: " ") + ";"
            return """
                classes:
                  - name: Grown
                    text: {en: G., ko: 지.}
                    methods: [{declaration: "\(declaration)", flow: go, text: {en: G., ko: 지.}}]
                flows:
                  - {name: go, text: {en: F., ko: 에프.}, steps: [{stop: true}]}

                """
        },
        spec("validate-request-chain") { count in
            calls
                + "requests:\n"
                + (0..<count).map { number in
                    "  - {endpoint: thing, with: {id: \(number == 0 ? "one" : "$r\(number - 1).name")}, as: r\(number)}\n"
                }.joined()
        },
        spec("validate-scenario-chain", scenarios), spec("generate-scenario-chain", generates: true, scenarios),
        spec("validate-flow-circle") { count in
            "flows:\n"
                + (0..<count).map { number in
                    "  - {name: f\(number), text: {en: F., ko: 에프.}, steps: [{run: f\((number + 1) % count)}]}\n"
                }.joined()
        },
        spec("validate-lets", lets), spec("generate-lets", generates: true, lets), spec("generate-late-lets", generates: true, lateLets),
        spec("validate-ampersands") { count in
            "classes:\n  - name: Grown\n    language: swift\n    text: {en: G., ko: 지.}\n    properties:\n"
                + "      - {declaration: \"var p: A" + String(repeating: " & A", count: count) + "\", text: {en: P., ko: 피.}}\n"
        },
    ]

    private static let calls = """
        endpoints:
          - name: thing
            method: GET
            url: "https://a.example.com/v1/things/{id}"
            text: {en: Calls., ko: 호출.}
            path: [{name: id, type: string, required: true}]
            response: {status: 200, kind: json, fields: [{name: name, type: string, required: true}]}

        """

    private static let method = """
        classes:
          - name: Grown
            text: {en: G., ko: 지.}
            properties: [{declaration: "@property (nonatomic, copy) NSString *name;", text: {en: P., ko: 피.}}]
            methods:
              - {declaration: "+ (instancetype)make;", text: {en: M., ko: 엠.}}
              - {declaration: "- (void)go;", flow: go, text: {en: G., ko: 지.}}

        """

    private static func scenarios(_ count: Int) -> String {
        method + "mock:\n  answers: []\nflows:\n  - {name: go, text: {en: F., ko: 에프.}, steps: [{stop: true}]}\nscenarios:\n"
            + (0..<count).map { number in
                let after = number == 0 ? "" : ", after: s\(number - 1)"
                return "  - {name: s\(number)\(after), text: {en: S., ko: 에스.}, steps: [{advance: 60}]}\n"
            }.joined()
    }

    private static func lets(_ count: Int) -> String {
        method + "flows:\n  - name: go\n    text: {en: F., ko: 에프.}\n    steps:\n"
            + (0..<count).map { number in
                "      - let: {v\(number): \(number == 0 ? "$self.name" : "{first: [$v\(number - 1), $self.name]}")}\n"
            }.joined() + "      - stop: true\n"
    }

    /// Names that all wait for the last step to be read.
    private static func lateLets(_ count: Int) -> String {
        method + "flows:\n  - name: go\n    text: {en: F., ko: 에프.}\n    steps:\n"
            + (0..<count).map { "      - let: {v\($0): $self.name}\n" }.joined()
            + "      - let: {all: {first: [\((0..<count).map { "$v\($0)" }.joined(separator: ", "))]}}\n      - stop: true\n"
    }
}
