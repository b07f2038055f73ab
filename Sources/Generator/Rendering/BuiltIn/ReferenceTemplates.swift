// Made by Scripts/embed-templates from Templates/reference: edit there, then run `make templates`.
// swift-format-ignore-file

extension BuiltInTemplates {
    static let reference: [String: String] = [
        "reference/block": #"""
            {{#paragraph}}
            {{.}}

            {{/paragraph}}
            {{#list}}
            {{.}}

            {{/list}}
            {{#code}}
            {{fence}}{{language}}
            {{text}}
            {{fence}}

            {{/code}}
            {{#table}}
            {{head}}
            {{rule}}
            {{rows}}

            {{/table}}

            """#,
        "reference/page": #"""
            {{! One page of a reference. }}
            <!-- {{notice}} -->

            {{content}}

            """#,
        "reference/section": #"""
            <a id="{{anchor}}"></a>

            {{heading}}

            {{content}}

            """#,
    ]
}
