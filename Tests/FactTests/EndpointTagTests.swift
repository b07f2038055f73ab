import Guide
import Testing

@Suite("Tags of a page's template that stand for an endpoint")
struct EndpointTagTests {
    @Test("the tag of a method, its parameters by where they are given, and the statuses of its failures")
    func methods() throws {
        let found = try sheet(
            """
            # Rooms

            {% api-method method="put" host="https://api.example.net" path="/v1/rooms/:room_id?lang=en" %}
            {% api-method-summary %}
            Paints a room
            {% endapi-method-summary %}

            {% api-method-spec %}
            {% api-method-request %}
            {% api-method-headers %}
            {% api-method-parameter name="X-House" type="string" required=true %}
            the house
            {% endapi-method-parameter %}
            {% endapi-method-headers %}

            {% api-method-body-parameters %}
            {% api-method-parameter name="paint_color" type="string" required=false %}
            for example blue
            {% endapi-method-parameter %}
            {% endapi-method-body-parameters %}
            {% endapi-method-request %}

            {% api-method-response %}
            {% api-method-response-example httpCode=200 %}
            ```
            {"painted_at": 7}
            ```
            {% endapi-method-response-example %}
            {% api-method-response-example httpCode=404 %}
            No such room.
            {% endapi-method-response-example %}
            {% endapi-method-response %}
            {% endapi-method-spec %}
            {% endapi-method %}
            """)
        #expect(
            lines(found, .endpoint, .parameter, .header, .error) == [
                "endpoint/prose PUT https://api.example.net/v1/rooms/{room_id} = https://api.example.net/v1/rooms/{room_id}?lang=en",
                "parameter/prose PUT https://api.example.net/v1/rooms/{room_id} lang = en",
                "header/list PUT https://api.example.net/v1/rooms/{room_id} X-House : string required",
                "parameter/list PUT https://api.example.net/v1/rooms/{room_id} paint_color : string optional",
                "parameter/sample PUT https://api.example.net/v1/rooms/{room_id} painted_at",
                "error/list PUT https://api.example.net/v1/rooms/{room_id} 404 = 404",
            ])
        #expect(found.facts.first { $0.name == "painted_at" }?.detail.isInAnswer == true)
        #expect(lines(found, .key).isEmpty)
    }

    @Test("the later form, where a parameter says itself where it is given")
    func later() throws {
        let found = try sheet(
            """
            {% swagger method="get" path="/v2/lamps/{lamp_id}" baseUrl="https://api.example.net" summary="One lamp" %}
            {% swagger-parameter in="path" name="lamp_id" type="string" required="true" %}
            its number
            {% endswagger-parameter %}

            {% swagger-parameter in="header" name="Lamp-Token" %}
            {% endswagger-parameter %}

            {% swagger-response status="403: Forbidden" description="not yours" %}
            {% endswagger-response %}
            {% endswagger %}
            """)
        #expect(
            lines(found, .endpoint, .parameter, .header, .error) == [
                "endpoint/prose GET https://api.example.net/v2/lamps/{lamp_id} = https://api.example.net/v2/lamps/{lamp_id}",
                "parameter/list GET https://api.example.net/v2/lamps/{lamp_id} lamp_id : string required",
                "header/list GET https://api.example.net/v2/lamps/{lamp_id} Lamp-Token",
                "error/list GET https://api.example.net/v2/lamps/{lamp_id} 403 = 403",
            ])
    }

    @Test("other tags, tags that do not end, and tags as code are none")
    func others() throws {
        let found = try sheet(
            """
            {% tab title="Swift" method="fast" %} and {% api-method method="get" path="/v1/a" and `{% api-method method="get" path="/v1/b" %}`
            """)
        #expect(lines(found, .endpoint, .parameter).isEmpty)
    }
}
