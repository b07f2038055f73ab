import CrossCheck
import Guide
import Spec
import Testing

/// A call that answers with a picture, which no client reads as JSON.
@Suite("Answers made of bytes")
struct RawAnswerTests {
    private static func page(_ said: String) -> String {
        """
        # Lamps

        ## A picture of the lamp

        `GET https://api.lamps.example/v1/picture`

        ### Response

        \(said)

        """
    }

    private static func spec(_ response: String) -> String {
        """
        endpoints:
          - name: picture
            method: GET
            url: https://api.lamps.example/v1/picture
            text: {en: Gets it., ko: 조회합니다.}
            response: \(response)

        """
    }

    private static let json = "{fields: [{name: image, type: string, text: {en: It., ko: 그것.}}]}"
    private static let bytes = "{kind: bytes, fields: [{name: image, type: data, required: true, text: {en: It., ko: 그것.}}]}"

    private func found(_ said: String, _ response: String) throws -> [String] {
        let bench = SourceBench(spec: Self.spec(response), guide: Self.page(said), sources: [])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test(
        "a page says that no JSON comes",
        arguments: [
            "Returns the picture (jpg) as binary data.", "The picture in its raw bytes.", "`Content-Type: image/png`", "画像をバイナリデータで返します。",
            "返回图片的二进制数据。", "이미지를 바이너리로 반환합니다.", "```http\nHTTP/1.1 200 OK\nContent-Type: image/jpeg\n```",
        ])
    func bytes(said: String) throws {
        #expect(try found(said, Self.json).contains("field-type-differs picture says bytes"))
        #expect(!(try found(said, Self.bytes)).contains { $0.hasPrefix("field-type-differs") })
    }

    @Test(
        "what is sent, or is a text in JSON, says nothing",
        arguments: [
            "The picture was uploaded as binary data before.", "`image` holds the binary data, encoded as Base64.",
            "This is not binary data.",
            "```http\nHTTP/1.1 200 OK\nContent-Type: application/json\n```",
        ])
    func json(said: String) throws { #expect(!(try found(said, Self.json)).contains { $0.hasPrefix("field-type-differs") }) }
}
