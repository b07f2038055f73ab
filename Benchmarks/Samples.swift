/// Input made for measuring: like real guides and specs, and nobody's text.
enum Samples {
    static func page(megabytes: Int) -> [UInt8] {
        var text = "<html><head><meta charset=\"utf-8\"><title>Guide</title></head><body>\n"
        var number = 0
        while text.utf8.count < megabytes * 1_000_000 {
            number += 1
            text += """
                <h3 class="h_sub">\(number). Section</h3>
                <p class="p_desc">Call <strong>start</strong> first; 그다음 결과를 <em>확인</em>합니다 &amp; go on.<br>Then wait.</p>
                <table class="tbl_h"><thead><tr><th>Name</th><th>Type</th><th>Meaning</th></tr></thead><tbody>
                <tr><td>value\(number)</td><td>NSString</td><td>What it is</td></tr></tbody></table>
                <div class="code_area"><pre class="prettyprint">- (void)startTask\(number):(NSString *)name options:(NSDictionary *)options;</pre></div>
                <ul><li>(BOOL)isReady\(number)</li><li>(void)stop\(number)</li></ul>

                """
        }
        return Array((text + "</body></html>\n").utf8)
    }

    static let markdown = """
        ## Section

        Call `start` first; 그다음 결과를 **확인**합니다.

        | Name | Type | Meaning |
        |---|---|---|
        | value | NSString | what it is |

        ```objc
        - (void)startTask:(NSString *)name options:(NSDictionary *)options;
        ```

        * one item
        * another item


        """

    static let text = """
        Section

        Call start first, and look at the result.

          • one item
          • another item

        - (void)startTask:(NSString *)name options:(NSDictionary *)options;

        [[Thing sharedThing] startTask:@"name" options:nil];


        """

    static func repeated(_ unit: String, megabytes: Int) -> [UInt8] {
        let bytes = Array(unit.utf8)
        var all: [UInt8] = []
        all.reserveCapacity(megabytes * 1_000_000 + bytes.count)
        while all.count < megabytes * 1_000_000 { all += bytes }
        return all
    }

    static func yaml(megabytes: Int) -> [UInt8] {
        var text = "classes:\n"
        var number = 0
        while text.utf8.count < megabytes * 1_000_000 {
            number += 1
            text += """
                  - name: Class\(number)
                    shared: getSharedInstance
                    methods:
                      - declaration: "- (void)startTask\(number):(NSString *)name;"
                        text: {en: Starts a task and answers at once., ko: 작업을 시작하고 바로 돌아옵니다.}
                        flow: start

                """
        }
        return Array(text.utf8)
    }
}
