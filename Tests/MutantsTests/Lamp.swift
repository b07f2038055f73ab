import Foundation
import SourceText

/// A small system for tests.
enum Lamp {
    static let file = SourceFile(path: "lamp/all.yaml", text: spec)

    /// The repository's own templates.
    static let templates = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Templates").path

    static let spec = """
        system: {id: lamp, module: LampKit, title: {en: Lamp, ko: 램프}, summary: {en: A lamp., ko: 램프입니다.}}
        sources: [{id: notes, title: {en: Notes, ko: 메모}, unread: {en: They are on paper., ko: 종이에 있습니다.}}]
        durations: [{name: life, seconds: 60, documented: notes, text: {en: A life., ko: 수명입니다.}}]
        constants:
          - {kind: notification, name: LampDidOpen, type: NSString *, text: {en: It is open., ko: 열렸습니다.}}
        errors:
          - name: LampError
            form: nsEnum
            rawType: NSInteger
            domain: com.example.lamp
            text: {en: Errors., ko: 오류입니다.}
            cases:
              - {name: LampErrorGone, code: 7, wire: {code: gone}, text: {en: It is gone., ko: 없습니다.}}
              - {name: LampErrorKey, code: 9, wire: {code: key}, text: {en: There is no key., ko: 키가 없습니다.}}
        classes:
          - name: Lamp
            shared: shared
            text: {en: A lamp., ko: 램프입니다.}
            properties:
              - declaration: "@property (nonatomic, copy) NSString *key;"
                text: {en: A key., ko: 키입니다.}
            methods:
              - {declaration: "+ (instancetype)shared;", text: {en: The lamp., ko: 램프입니다.}}
              - declaration: "- (void)openAgain:(BOOL)again completion:(void (^)(NSError * _Nullable error))completion;"
                flow: open
                text: {en: Opens it., ko: 엽니다.}
        failures:
          - {name: api, status: 400, body: {code: $wire.code}, errors: [LampError]}
        endpoints:
          - name: token
            method: POST
            url: https://lamp.example.com/token
            text: {en: Gets a token., ko: 토큰을 받습니다.}
            form:
              - {name: key, type: string, required: true, secret: true}
            response:
              status: 200
              kind: json
              fields:
                - {name: access_token, type: string, required: true}
            failure: api
            errors: [LampErrorGone, LampErrorKey]
        state:
          - name: tokens
            durable: true
            text: {en: The token., ko: 토큰입니다.}
            fields: [{name: access, type: string}, {name: count, type: integer}]
        flows:
          - name: open
            text: {en: Opens it., ko: 엽니다.}
            steps:
              - require: $self.key
                otherwise: [{fail: LampError.LampErrorKey}]
              - require: {not: $arg.again}
                otherwise: [{fail: LampError.LampErrorGone}]
              - call: token
                with: {key: $self.key}
              - keep: {tokens.count: 1, tokens.access: $response.access_token}
              - post: LampDidOpen
              - complete: {}
            onFailure: [{complete: {error: $error}}]
        mock:
          app: [{name: key, type: string, value: k-1}]
          answers:
            - endpoint: token
              steps:
                - require: {equal: [$request.key, $app.key]}
                  otherwise: [{fail: LampErrorKey}]
                - respond: {access_token: {random: token}}
        """
}
