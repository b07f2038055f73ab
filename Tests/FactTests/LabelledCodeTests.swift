import Guide
import Testing

@Suite("Codes of errors below their label, and endpoints by counted labels")
struct LabelledCodeTests {
    private static let page = """
        ### 1、开灯

        * 1) **请求地址：** https://api.lamp.example/open/turnOn
        * 2) **调用方式：** HTTPS Post
        * 3）**错误码：   0      正常
        \t\t3001   签名错误
        \t\t3002   token失效
        * 4）**KEY：apiKey

        """

    @Test("an address and a method in items, and the codes that the call may answer")
    func codes() throws {
        #expect(
            try lines(sheet(Self.page), .endpoint, .error) == [
                "endpoint/prose POST https://api.lamp.example/open/turnOn = https://api.lamp.example/open/turnOn",
                "error/list POST https://api.lamp.example/open/turnOn 3001 = 3001",
                "error/list POST https://api.lamp.example/open/turnOn 3002 = 3002",
            ])
    }

    @Test("written with Windows' ends of lines", arguments: ["\n", "\r\n"])
    func windows(end: String) throws {
        let guide = "## Errors of doors\n\nError codes:\n-1: the door is locked\n-2: no key\n0: fine\n".replacing("\n", with: end)
        #expect(try lines(sheet(guide), .error) == ["error/list -1 = -1", "error/list -2 = -2"])
    }

    @Test("what a state may be fails in nothing")
    func states() throws {
        #expect(try sheet("订单状态：\n1 未支付\n2 已支付\n3 已退款\n").count(.error) == 0)
        #expect(try sheet("订单状态码：\n1 未支付\n2 已支付\n3 已退款\n").count(.error) == 0)
    }

    @Test("constants with numbers in a sample of a server's, below a comment on errors or called after them")
    func constants() throws {
        let list = "LAMP_SIGN = 3001;//签名\n  LAMP_ORDER \t= 3008;//订单\n  LAMP_PAY = 3010;//支付\n"
        let sample = { (comment: String, list: String) in
            "```php\nPublic function notify(){\n  $key = 'key';\n}\n\n\(comment)\n  \(list)```\n"
        }
        #expect(
            try lines(sheet(sample("//可能会出现的错误码", list)), .error) == [
                "error/list LAMP_SIGN = 3001", "error/list LAMP_ORDER = 3008", "error/list LAMP_PAY = 3010",
            ])
        #expect(try sheet(sample("// settings", list)).count(.error) == 0)
        #expect(try sheet(sample("", list.replacing("LAMP_", with: "LAMP_ERROR_"))).count(.error) == 3)
    }

    @Test("names of parameters above meanings that could go on a sentence", arguments: ["\n", "\r\n"])
    func names(end: String) throws {
        let guide = """
            ### - lamp:didDim:

            \t\t- (void)lamp:(LMPLamp *)lamp didDim:(NSInteger)level

            #### パラメータ
            - lamp
            LMPLamp のインスタンス

            - level
            明るさ

            """
        #expect(
            try lines(sheet(guide.replacing("\n", with: end)), .parameter) == [
                "parameter/list lamp:didDim: lamp", "parameter/list lamp:didDim: level",
            ])
    }
}
