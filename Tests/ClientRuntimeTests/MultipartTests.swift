import ClientRuntime
import Testing

@Suite("Bodies of several parts") struct MultipartTests {
    @Test("what is sent is read again, whatever stands in it", arguments: ["", "\0\r\n\u{ff}", "--guidewright-part-0\r\n--\r\n"])
    func isReadAgain(_ content: String) throws {
        let body = MultipartBody([
            MultipartBody.Part(name: "ti\"tle\r\n", bytes: Array("Meer & Wind".utf8)),
            MultipartBody.Part(name: "photo", fileName: "photo", bytes: Array(content.utf8)),
        ])
        let type = "multipart/form-data; boundary=\(body.boundary)"
        let read = try #require(MultipartBody(parsing: body.encoded(boundary: body.boundary), type: type))
        #expect(read == body)
    }

    @Test("a request has its boundary in its type, and files beside texts")
    func isARequest() throws {
        var request = OutgoingRequest(endpoint: "upload", method: .post, url: "https://example.com/photos")
        request.multipart("title", "Lake")
        request.multipart("note", String?.none)
        request.multipart("photo", file: Data([1, 2]))
        let body = try #require(MultipartBody(parsing: request.body, type: "multipart/form-data; boundary=guidewright-part-0"))
        #expect(body.parts.map(\.name) == ["title", "photo"] && body["photo"]?.text == "AQI=" && body["title"]?.text == "Lake")
    }

    @Test("what is said of a file stands in its head, of several in their order")
    func filesAreCalled() throws {
        var request = OutgoingRequest(endpoint: "upload", method: .post, url: "https://example.com/photos")
        request.multipart("photo;filename", "cat.png")
        request.multipart("photo", file: Data([1]))
        request.multipart("photo;type", "image/png")
        request.multipart("more[]", files: [Data([2]), Data([3])])
        request.multipart("more;filename", ["a", "b"], wire: .brackets)
        request.multipart("none;filename", "nobody")
        let body = try #require(MultipartBody(parsing: request.body, type: "multipart/form-data; boundary=guidewright-part-0"))
        #expect(body.parts.map(\.name) == ["photo", "more[]", "more[]"] && body.parts.map(\.fileName) == ["cat.png", "a", "b"])
        #expect(body["photo;type"]?.text == "image/png" && body.all("more;filename[]").map(\.text) == ["a", "b"])
        #expect(
            body.told.map(\.name) == ["photo", "photo;filename", "photo;type", "more[]", "more;filename[]", "more[]", "more;filename[]"])
    }

    @Test(
        "what is no such body is refused",
        arguments: [
            ("multipart/form-data", "--a\r\n\r\n--a--"), ("multipart/form-data; boundary=a", "nothing"),
            ("multipart/form-data; boundary=a", "--a\r\nContent-Disposition: form-data; name=x\r\n\r\nnever ends"), ("text/plain", ""),
        ])
    func isRefused(_ type: String, _ text: String) { #expect(MultipartBody(parsing: Array(text.utf8), type: type) == nil) }

    @Test("other clients quote less, and write their boundaries in quotes")
    func othersAreRead() throws {
        let text = "preamble\r\n--B b\r\ncontent-disposition: form-data; name=x; filename=\"a.png\"\r\n\r\nhi\r\n--B b--\r\n"
        let body = try #require(MultipartBody(parsing: Array(text.utf8), type: "multipart/form-data; boundary=\"B b\""))
        #expect(body["x"]?.fileName == "a.png" && body["x"]?.bytes == Array("hi".utf8))
    }
}
