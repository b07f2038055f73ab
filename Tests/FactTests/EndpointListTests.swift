import Guide
import Testing

@Suite("Endpoints that lines list, and parts of endpoints under other words")
struct EndpointListTests {
    @Test("hosts in words, methods in brackets; sections that are called like a line are about its endpoint, others about none")
    func listed() throws {
        let found = try sheet(
            """
            # 接口

            ## 地址
            开灯接口（post）（https://域名/Lamp/light）<br/>
            关灯记录查询（get）（https://域名/Lamp/history）<br/>
            房间绑定（POST) (https://域名/Room/bind)

            ## 开灯接口

            参数名 | 类型 | 说明
            --- | --- | ---
            watts | int | 亮度

            ## 别的

            参数名 | 类型 | 说明
            --- | --- | ---
            other | int | …
            """)
        #expect(
            lines(found, .endpoint, .parameter) == [
                "endpoint/prose POST https://{}/Lamp/light = https://{}/Lamp/light",
                "endpoint/prose GET https://{}/Lamp/history = https://{}/Lamp/history",
                "endpoint/prose POST https://{}/Room/bind = https://{}/Room/bind",
                "parameter/table POST https://{}/Lamp/light watts : int", "parameter/table other : int",
            ])
    }

    @Test("a link as the label of an address, and a word that stands for the host")
    func links() throws {
        let found = try sheet(
            """
            ## 开灯
            #### 请求方式：post
            #### 链接：url/lamp/light

            参数名 | 类型 | 说明
            --- | --- | ---
            watts | int | 亮度

            ## 文档
            #### 链接：readme/first
            """)
        #expect(
            lines(found, .endpoint, .parameter) == [
                "endpoint/prose POST {url}/lamp/light = {url}/lamp/light", "parameter/table POST {url}/lamp/light watts : int",
            ])
    }

    @Test("the method may stand in a listing of its own")
    func methods() throws {
        let found = try sheet("## 开灯\n路径：/LightLamp\n\n```\nMethod: POST\nContentType: application/json\n```\n")
        #expect(lines(found, .endpoint) == ["endpoint/prose POST /LightLamp = /LightLamp"])
    }

    @Test("a message of HTTP in a fence that says what its body is")
    func messages() throws {
        let found = try sheet(
            "## Light\n\n```json\nPOST /v1/lamps HTTP/1.1\nContent-Type: application/json\n\n{\n  \"watts\": 7\n}\n```\n")
        #expect(
            lines(found, .endpoint, .header, .parameter) == [
                "endpoint/sample POST /v1/lamps = /v1/lamps", "header/sample POST /v1/lamps Content-Type : application/json",
                "parameter/sample POST /v1/lamps watts",
            ])
    }
}
