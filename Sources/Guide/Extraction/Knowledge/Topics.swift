/// What a heading, or the line before a table or a list, announces.
enum Topic: Hashable, CaseIterable {
    case parameters, request, response, headers, errors, properties, constants, cases, methods, callbacks, types, settings
    case sample, description, result
    /// Says nothing, and goes with all of them: "list", "定義".
    case joint
}

/// The words that announce something. To teach the reader a word, put it here.
enum Topics {
    static let table = WordTable<Topic>([
        WordRow(
            .parameters, en: "parameter param argument arg field variable query input", ko: "파라미터 파라메터 파라메타 매개변수 매개 인자 인수 변수 필드",
            ja: "パラメータ パラメーター 引数 変数 フィールド", zh: "参数 字段 变量 入参 參數 欄位 變數", de: "feld",
            romance: "parametre parametro champ argumento campo variavel", ru: "параметр аргумент поле поля переменн"),
        WordRow(
            .request, en: "request body payload form_data", ko: "요청 본문 바디", ja: "リクエスト ボディ", zh: "请求 消息体 請求", de: "anfrage",
            romance: "requete corps peticion solicitud cuerpo requisicao corpo", ru: "запрос тело тела"),
        WordRow(
            .response, en: "response", ko: "응답 출력", ja: "レスポンス 応答", zh: "响应 返回 回應 回傳", de: "antwort", romance: "reponse respuesta resposta",
            ru: "ответ"),
        WordRow(
            .headers, en: "header http_header request_header response_header", ko: "헤더", ja: "ヘッダー ヘッダ", zh: "请求头 头部 標頭", de: "kopfzeile",
            romance: "entete cabecera encabezado cabecalho", ru: "заголов"),
        WordRow(
            .errors, en: "error exception failure error_code result_code status_code response_code return_code",
            ko: "에러 오류 예외 결과코드 결과_코드 상태코드 상태_코드 응답코드 응답_코드 반환코드 리턴코드",
            ja: "エラー 例外 結果コード 応答コード レスポンスコード リターンコード ステータスコード 異常 障害", zh: "错误 异常 错误码 返回码 状态码 响应码 结果码 返回代码 錯誤 異常 錯誤碼 狀態碼 回傳碼 結果碼",
            de: "fehler fehlercode ausnahme", romance: "erreur excepcion erro excecao", ru: "ошибк ошибок исключени"),
        WordRow(
            .properties, en: "property attribute member option", ko: "속성 프로퍼티 멤버 특성", ja: "プロパティ プロパティー 属性 メンバー", zh: "属性 成员 屬性 成員",
            de: "eigenschaft attribut", romance: "propriete attribut propiedad propriedade atributo", ru: "свойств атрибут"),
        WordRow(
            .constants, en: "constant macro define event", ko: "상수 매크로 이벤트", ja: "定数 イベント", zh: "常量 宏 事件 常數", de: "konstante ereignis",
            romance: "constante evenement evento", ru: "констант событи"),
        WordRow(
            .cases, en: "enum enumeration state case possible_value following_value following_option variant type",
            ko: "상탯값 상태값 열거 열거형 열거값 유형 값", ja: "列挙 列挙型 値", zh: "枚举 枚举值 取值 列舉", de: "zustand aufzahlung",
            romance: "enumeration etat enumeracion enumeracao estado",
            ru: "перечислени состояни"),
        WordRow(
            .methods, en: "method function api selector step", ko: "메서드 메소드 함수", ja: "メソッド 関数", zh: "方法 函数 接口 函式 介面",
            de: "methode funktion", romance: "methode fonction metodo funcion funcao", ru: "метод функци"),
        WordRow(
            .callbacks, en: "delegate callback listener handler protocol observer", ko: "델리게이트 딜리게이트 콜백 위임 리스너 프로토콜 핸들러",
            ja: "デリゲート コールバック リスナー プロトコル 通知", zh: "代理 回调 协议 监听 委托 委派 協定 回呼 回調 監聽", de: "protokoll", romance: "protocole protocolo rappel",
            ru: "делегат обработчик протокол"),
        WordRow(
            .types, en: "class type struct reference model data_type entity schema object structure", ko: "클래스 타입 구조체 객체 모델 데이터타입 데이터_타입",
            ja: "クラス 型 構造体 リファレンス モデル データ型", zh: "类 类型 结构体 數據結構 結構體 類別 模型 实体 物件 對象", de: "klasse struktur objekt typ",
            romance: "classe objet clase objeto tipo", ru: "класс тип структур объект модел"),
        WordRow(
            .settings, en: "setting configuration setup key plist header_file", ko: "설정 키 헤더파일 헤더_파일", ja: "設定 キー ヘッダファイル",
            zh: "配置 设置 头文件 設定", de: "einstellung konfiguration", romance: "configuracion configuracao reglage ajuste",
            ru: "настройк конфигурац"),
        WordRow(
            .sample, en: "example sample usage code", ko: "예시 예제 예 사용법 샘플 적용예시", ja: "例 サンプル 使用例", zh: "示例 例子 样例 代码示例 範例", de: "beispiel",
            romance: "exemple ejemplo exemplo", ru: "пример"),
        WordRow(
            .description,
            en: "description note remark discussion summary overview availability declaration detail syntax prototype signature",
            ko: "설명 비고 주의 참고 개요 상세 구문 원형 문법 선언", ja: "説明 備考 注意 概要 詳細 解説 構文 書式 宣言", zh: "说明 描述 备注 注意 概述 定义 說明 備註 語法 语法 原型 声明 宣告",
            de: "beschreibung hinweis ubersicht", romance: "descripcion descricao remarque nota resumen resumo apercu",
            ru: "описани примечани обзор"),
        WordRow(
            .joint, en: "list information info", ko: "코드 목록 정보 명세 형식 정의 구조 및 의", ja: "コード 一覧 情報 定義 形式 仕様 の と",
            zh: "码 列表 信息 格式 结构 的 与 和 碼 清單 資訊 結構 與",
            ru: "код список информаци формат"),
        WordRow(
            .result, en: "return result return_value value success", ko: "반환 리턴 결과 성공 리턴값 반환값", ja: "戻り値 返り値 結果 戻り",
            zh: "返回值 结果 返回结果 回傳值 結果", de: "ergebnis ruckgabewert", romance: "resultat resultado retour", ru: "результат возвращ"),
    ])

    /// What stands behind a type's name at the head of a page about it.
    static let pages = PhraseTable<Topic>([
        WordRow(
            .types,
            en:
                "class class_reference class_references struct structure_reference protocol protocol_reference protocol_references delegate_protocol_reference",
            ko: "클래스 프로토콜 구조체",
            ja: "クラス クラスリファレンス プロトコル 構造体", zh: "类 类参考 协议 结构体")
    ])

    /// Words that join the others in a heading and announce nothing themselves.
    static let joints: Set<String> = [
        "http", "api", "the", "of", "for", "and", "a", "an", "list", "table", "info", "information", "json", "data", "spec", "url", "uri",
        "details",
        "format", "structure", "definition", "code", "in", "to", "on", "supported", "available", "common", "name",
    ]
}
