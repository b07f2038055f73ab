// Made by Scripts/embed-templates from Scaffolds/example: edit there, then run `make templates`.
// swift-format-ignore-file

extension BuiltInTemplates {
    static let example: [String: String] = [
        "example/AppTests.swift": #"""
            import ClientRuntime
            import MockClient
            import Testing
            import TideKit
            import TideKitMock

            /// An app asks the mock as it would ask the vendor's server; each test has a mock of its own, in the same process.
            @Test func theNextHighWater() async throws {
                let harness = try MockHarness(TideKitMock.system)
                let tide = try await harness.run { try await TideClient.nextHighWater(station: "harbour") }
                #expect(tide.height == 420)
            }

            @Test func aStationThatIsNotThere() async throws {
                let harness = try MockHarness(TideKitMock.system)
                await #expect(throws: TideError.unknownStation) {
                    try await harness.run { try await TideClient.nextHighWater(station: "nowhere") }
                }
            }

            """#,
        "example/api.yaml": #"""
            # What an app sees.
            constants:
              - kind: static
                name: TideErrorDomain
                type: NSString *
                value: com.example.tides
                text: {en: The domain of the errors., ko: 오류 도메인입니다.}

            errors:
              - name: TideError
                form: nsEnum
                rawType: NSInteger
                domain: com.example.tides
                domainConstant: TideErrorDomain
                text: {en: Why there is no tide to tell., ko: 조석을 알 수 없는 이유입니다.}
                cases:
                  - name: TideErrorUnknownStation
                    code: 1
                    status: 404
                    wire: {code: unknown_station}
                    text: {en: There is no such station., ko: 그런 관측소가 없습니다.}
                    remedy: {en: Ask for another station., ko: 다른 관측소를 요청하세요.}
                  - name: TideErrorOffline
                    code: 2
                    text: {en: There is no network., ko: 네트워크가 없습니다.}
                    remedy: {en: Try again later., ko: 나중에 다시 시도하세요.}

            classes:
              - name: TideClient
                superclass: NSObject
                text: {en: Asks for tides., ko: 조석을 요청합니다.}
                methods:
                  - declaration: "+ (void)nextHighWaterAtStation:(NSString *)station completion:(void (^)(Tide *tide, NSError *error))completion;"
                    swift: nextHighWater(station:completion:)
                    flow: nextHighWater
                    text: {en: When the water is high next., ko: 다음 만조를 알려 줍니다.}
                    parameters:
                      station: {en: The id of the station., ko: 관측소의 ID입니다.}
                      completion: {en: Hears of the tide., ko: 결과를 받습니다.}
              - name: Tide
                superclass: NSObject
                text: {en: High water at a station., ko: 관측소의 만조입니다.}
                properties:
                  - declaration: "@property (nonatomic, readonly) NSInteger height;"
                    field: height
                    text: {en: Centimetres above chart datum., ko: 기본 수준면 위 높이이며 단위는 센티미터입니다.}
                  - declaration: "@property (nonatomic, copy, readonly) NSString *station;"
                    field: station
                    text: {en: Where it is., ko: 관측소입니다.}

            flows:
              - name: nextHighWater
                text: {en: Asks the server., ko: 서버에 요청합니다.}
                steps:
                  - call: tide.next
                    with: {station: $arg.station}
                  - complete: {tide: {make: Tide, from: $response}}
                onFailure: [{complete: {error: $error}}]

            """#,
        "example/endpoints.yaml": #"""
            # What travels.
            failures:
              - name: refused
                status: 400
                body: {code: $wire.code, message: $message}
                errors: [TideError]
                transport: {unreachable: TideError.TideErrorOffline}

            endpoints:
              - name: tide.next
                method: GET
                url: https://tides.example.com/v1/stations/{station}/next
                text: {en: High water at a station., ko: 관측소의 다음 만조입니다.}
                path:
                  - {name: station, type: string, example: harbour}
                response:
                  status: 200
                  kind: json
                  fields:
                    - {name: station, type: string, required: true}
                    - {name: height, type: integer, required: true}
                failure: refused
                errors: [TideErrorUnknownStation]

            """#,
        "example/guide.md": #"""
            # Tides for iOS

            TideKit tells when the water is high. This guide is an example: it belongs to no vendor, and Guidewright wrote it.

            ## Asking for the tide

            ```objc
            @interface TideClient : NSObject
            + (void)nextHighWaterAtStation:(NSString *)station
                                completion:(void (^)(Tide *tide, NSError *error))completion;
            @end
            ```

            | parameter | description |
            |---|---|
            | station | The station's id. |
            | completion | Hears the tide or an error. |

            A `Tide` has these properties:

            ```objc
            @interface Tide : NSObject
            @property (nonatomic, readonly) NSInteger height;
            @property (nonatomic, copy, readonly) NSString *station;
            @end
            ```

            ## Errors

            ```objc
            static NSString *const TideErrorDomain = @"com.example.tides";

            typedef NS_ENUM(NSInteger, TideError) {
                TideErrorUnknownStation = 1,
                TideErrorOffline = 2,
            };
            ```

            ## Endpoint

            `GET https://tides.example.com/v1/stations/{station}/next`

            | field | type | required | description |
            |---|---|---|---|
            | station | string | yes | The station's id. |
            | height | integer | yes | Centimetres above chart datum. |

            """#,
        "example/mock.yaml": #"""
            # How the mock answers, and requests to try.
            mock:
              records:
                - name: stations
                  key: id
                  editable: true
                  fields: [{name: id, type: string}, {name: height, type: integer}]
                  seeds: [{id: harbour, height: 420}]
              answers:
                - endpoint: tide.next
                  steps:
                    - find: stations
                      where: {id: $request.station}
                      as: station
                      otherwise: [{fail: TideErrorUnknownStation}]
                    - respond: {station: $station.id, height: $station.height}

            requests:
              - endpoint: tide.next
                with: {station: harbour}

            """#,
        "example/scenarios.yaml": #"""
            # What happens, told from the app's side: each is a test of client and mock together.
            scenarios:
              - name: highWater
                text: {en: The app asks for the tide., ko: 앱이 조석을 요청합니다.}
                steps:
                  - call: "TideClient.nextHighWaterAtStation:completion:"
                    with: {station: harbour}
                    as: answer
                  - expect: {not: $answer.error}
                  - expect: {equal: [$answer.tide.height, 420]}
                  - expect: {equal: [$answer.tide.station, harbour]}
              - name: unknownStation
                text: {en: There is no such station., ko: 그런 관측소가 없습니다.}
                steps:
                  - call: "TideClient.nextHighWaterAtStation:completion:"
                    with: {station: nowhere}
                    fails: TideError.TideErrorUnknownStation
              - name: offline
                text: {en: The device has no network., ko: 기기에 네트워크가 없습니다.}
                steps:
                  - fault: tide.next
                    cut: true
                  - call: "TideClient.nextHighWaterAtStation:completion:"
                    with: {station: harbour}
                    fails: TideError.TideErrorOffline

            """#,
        "example/system.yaml": #"""
            # A small system that is complete. Take its folder away when you have one of your own.
            system:
              id: example-tides
              module: TideKit
              title: {en: Tides (an example), ko: 조석 (예제)}
              summary: {en: Tells when the water is high., ko: 만조 때를 알려 줍니다.}

            guides:
              - {file: example-tides.md, language: en}

            """#,
    ]
}
