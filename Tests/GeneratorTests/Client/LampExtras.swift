/// What the lamp's system lacks: forms that once were generated wrongly.
enum LampExtras {
    static let yaml = """
        classes:
          - name: Remote
            language: swift
            text: {en: Controls lamps., ko: 램프를 제어합니다.}
            properties:
              - {declaration: "var name: String { get }", text: {en: Its name., ko: 이름입니다.}}
            methods:
              - declaration: "init(name: String) throws"
                flow: made
                text: {en: Makes a remote., ko: 리모컨을 만듭니다.}
          - name: LampTrouble
            language: swift
            wraps: [LampError]
            text: {en: What went wrong., ko: 문제입니다.}
            properties:
              - {declaration: "var errorDescription: String? { get }", get: $error.message, text: {en: For a log., ko: 로그용입니다.}}
          - name: LampButton
            superclass: UIButton
            requires: UIKit
            text: {en: A button., ko: 버튼입니다.}
          - name: LampHouse
            text: {en: All lamps., ko: 모든 램프입니다.}
            properties:
              - declaration: "@property (nonatomic, readonly) NSDictionary *identity;"
                get: {claims: $tokens.access}
                text: {en: Who is at home., ko: 집에 있는 사람입니다.}
            methods:
              - declaration: "+ (void)switchLamps:(NSString *)first, ...;"
                flow: switched
                text: {en: Switches some., ko: 일부를 켭니다.}
              - declaration: "+ (void)report:(NSDictionary *)userInfo;"
                flow: switched
                text: {en: Reports., ko: 보고합니다.}
          - name: LampScene
            conforms: [NSCoding, NSCopying]
            text: {en: How lamps shine together., ko: 램프 구성입니다.}
            properties:
              - {declaration: "@property (nonatomic, copy, readonly) NSString *title;", text: {en: Its title., ko: 제목입니다.}}
              - {declaration: "@property (nonatomic, readonly) NSInteger count;", text: {en: How many lamps., ko: 램프 수입니다.}}
              - {declaration: "@property (nonatomic, copy) NSArray<NSString *> *rooms;", text: {en: Where., ko: 방입니다.}}
              - {declaration: "@property (nonatomic) LampColor color;", text: {en: The colour., ko: 색입니다.}}
              - {declaration: "@property (nonatomic, readonly, nullable) NSDate *made;", text: {en: Since when., ko: 만든 때입니다.}}
              - {declaration: "@property (nonatomic, readonly, nullable) NSURL *picture;", text: {en: A picture., ko: 사진입니다.}}
              - {declaration: "@property (nonatomic, readonly) double brightness;", text: {en: How bright., ko: 밝기입니다.}}
        protocols:
          - name: RemoteDelegate
            language: swift
            text: {en: Hears of a remote., ko: 리모컨 소식을 받습니다.}
            methods:
              - declaration: "func onDone(result: String)"
                optional: true
                text: {en: It is done., ko: 끝났습니다.}
          - name: SceneDelegate
            language: swift
            text: {en: Hears of a scene., ko: 구성 소식을 받습니다.}
            methods:
              - declaration: "func onDone(result: String)"
                optional: true
                text: {en: It is done., ko: 끝났습니다.}
        endpoints:
          - name: picture
            method: GET
            url: "{address}"
            text: {en: A picture., ko: 사진입니다.}
            path: [{name: address, type: url, required: true}]
            response: {status: 200, kind: text, fields: [{name: text, type: string, required: true}]}
        flows:
          - name: made
            text: {en: Makes a remote., ko: 리모컨을 만듭니다.}
            steps: []
          - name: switched
            text: {en: Switches lamps., ko: 램프를 켭니다.}
            steps:
              - require: $tokens.access
                otherwise: [{stop: true}]
              - when:
                  - if: {before: [$tokens.expires, $clock.now]}
                    steps: [{keep: {tokens.access: renewed}}]
                  - else: []
              - call: lamps
                with: {home: mine, Authorization: $tokens.access}
              - when:
                  - if: $tokens.expires
                    steps: []
                  - else: [{forget: tokens}]
              - when:
                  - if: {any: [$tokens.access, $tokens.expires]}
                    steps: []
                  - else: [{forget: tokens}]
              - each: $response.lamps
                as: lamp
                steps:
                  - require: $tokens.access
                    otherwise: [{stop: true}]
                  - run: exchange
                    with: {code: $tokens.access}
              - post: LampDidChangeNotification
              - call: picture
                with: {address: "https://lamp.example.com/picture?of=1"}
        """
}
