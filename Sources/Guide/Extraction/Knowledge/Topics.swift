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
            romance: "parametre parametro champ argumento campo variavel", ru: "параметр аргумент поле поля переменн",
            vi: "tham_so doi_so truong thong_so", id: "argumen variabel",
            pl: "parametr parametry parametru parametrow parametrami parametrach pole pola pol",
            tr: "parametre parametreler alanlar"),
        WordRow(
            .request, en: "request body payload form_data urlencoded", ko: "요청 본문 바디", ja: "リクエスト ボディ", zh: "请求 消息体 請求", de: "anfrage",
            romance: "richiesta requete corps peticion solicitud cuerpo requisicao corpo", ru: "запрос тело тела", vi: "yeu_cau",
            id: "permintaan",
            pl: "zadanie", tr: "istek"),
        WordRow(
            .response, en: "response response_body response_payload response_json_body body_of_response", ko: "응답 출력 응답_본문 응답본문 응답_바디 응답바디",
            ja: "レスポンス 応答 レスポンスボディ レスポンス_ボディ 応答ボディ", zh: "响应 返回 回應 回傳 响应消息体 返回消息体", de: "antwort",
            romance: "risposta reponse respuesta resposta",
            ru: "ответ", vi: "phan_hoi tra_ve", id: "respons tanggapan", pl: "odpowiedz", tr: "yanit cevap"),
        WordRow(
            .headers, en: "header http_header request_header response_header", ko: "헤더", ja: "ヘッダー ヘッダ", zh: "请求头 头部 標頭", de: "kopfzeile",
            romance: "entete cabecera encabezado cabecalho", ru: "заголов"),
        WordRow(
            .errors, en: "error exception failure error_code result_code status_code response_code return_code",
            ko: "에러 오류 예외 결과코드 결과_코드 상태코드 상태_코드 응답코드 응답_코드 반환코드 리턴코드",
            ja: "エラー 例外 結果コード 応答コード レスポンスコード リターンコード ステータスコード 異常 障害", zh: "错误 异常 错误码 返回码 状态码 响应码 结果码 返回代码 錯誤 異常 錯誤碼 狀態碼 回傳碼 結果碼",
            de: "fehler fehlercode ausnahme", romance: "errore errori codici_di_errore erreur excepcion erro excecao",
            ru: "ошибк ошибок исключени",
            vi: "loi ma_loi ngoai_le", id: "galat kesalahan kode_kesalahan", pl: "blad bledy kody_bledow wyjatki",
            tr: "hata hatalar hata_kodlari"),
        WordRow(
            .properties, en: "property attribute member option", ko: "속성 프로퍼티 멤버 특성", ja: "プロパティ プロパティー 属性 メンバー", zh: "属性 成员 屬性 成員",
            de: "eigenschaft attribut", romance: "proprieta propriete attribut propiedad propriedade atributo", ru: "свойств атрибут",
            vi: "thuoc_tinh", id: "properti atribut", pl: "wlasciwosc wlasciwosci", tr: "ozellik ozellikler"),
        WordRow(
            .constants, en: "constant macro define event", ko: "상수 매크로 이벤트", ja: "定数 イベント", zh: "常量 宏 事件 常數", de: "konstante ereignis",
            romance: "constante evenement evento", ru: "констант событи", vi: "hang_so su_kien", id: "konstanta", pl: "stale zdarzenia",
            tr: "sabitler olaylar"),
        WordRow(
            .cases, en: "enum enumeration state case possible_value following_value following_option variant type",
            ko: "상탯값 상태값 열거 열거형 열거값 유형 값", ja: "列挙 列挙型 値", zh: "枚举 枚举值 取值 列舉", de: "zustand aufzahlung",
            romance: "enumeration etat enumeracion enumeracao estado",
            ru: "перечислени состояни", vi: "trang_thai gia_tri", id: "nilai", pl: "stany wartosci", tr: "durumlar degerler"),
        WordRow(
            .methods, en: "method function api selector step", ko: "메서드 메소드 함수", ja: "メソッド 関数", zh: "方法 函数 接口 函式 介面",
            de: "methode funktion", romance: "metodi funzione funzioni methode fonction metodo funcion funcao", ru: "метод функци",
            vi: "phuong_thuc ham",
            id: "metode fungsi", pl: "metody funkcje", tr: "metotlar metodlar fonksiyonlar"),
        WordRow(
            .callbacks, en: "delegate callback listener handler protocol observer hook", ko: "델리게이트 딜리게이트 콜백 위임 리스너 프로토콜 핸들러",
            ja: "デリゲート コールバック リスナー プロトコル 通知", zh: "代理 回调 协议 监听 委托 委派 協定 回呼 回調 監聽", de: "protokoll", romance: "protocole protocolo rappel",
            ru: "делегат обработчик протокол", vi: "uy_quyen", pl: "delegat", tr: "temsilci"),
        WordRow(
            .types, en: "class type struct reference model data_type entity schema object structure", ko: "클래스 타입 구조체 객체 모델 데이터타입 데이터_타입",
            ja: "クラス 型 構造体 リファレンス モデル データ型", zh: "类 类型 结构体 数据结构 數據結構 結構體 類別 模型 实体 物件 對象", de: "klasse struktur objekt typ",
            romance: "classi struttura classe objet clase objeto tipo", ru: "класс тип структур объект модел",
            vi: "lop cau_truc mo_hinh kieu",
            id: "kelas struktur", pl: "klasa klasy struktura", tr: "sinif siniflar yapi"),
        WordRow(
            .settings, en: "setting configuration setup key plist header_file", ko: "설정 키 헤더파일 헤더_파일", ja: "設定 キー ヘッダファイル",
            zh: "配置 设置 头文件 設定", de: "einstellung konfiguration",
            romance: "impostazioni configurazione configuracion configuracao reglage ajuste",
            ru: "настройк конфигурац", vi: "cau_hinh cai_dat thiet_lap", id: "konfigurasi pengaturan", pl: "konfiguracja ustawienia",
            tr: "ayarlar yapilandirma"),
        WordRow(
            .sample, en: "example sample usage code", ko: "예시 예제 예 사용법 샘플 적용예시", ja: "例 サンプル 使用例", zh: "示例 例子 样例 代码示例 範例", de: "beispiel",
            romance: "esempio exemple ejemplo exemplo", ru: "пример", vi: "vi_du mau cach_su_dung", id: "contoh", pl: "przyklad",
            tr: "ornek kullanim"),
        WordRow(
            .description,
            en: "description note remark discussion summary overview availability declaration detail syntax prototype signature",
            ko: "설명 비고 주의 참고 개요 상세 구문 원형 문법 선언", ja: "説明 備考 注意 概要 詳細 解説 構文 書式 宣言", zh: "说明 描述 备注 注意 概述 定义 說明 備註 語法 语法 原型 声明 宣告",
            de: "beschreibung hinweis ubersicht", romance: "descrizione descripcion descricao remarque nota resumen resumo apercu",
            ru: "описани примечани обзор", vi: "mo_ta ghi_chu tong_quan luu_y", id: "deskripsi keterangan catatan", pl: "opis uwagi",
            tr: "aciklama notlar"),
        WordRow(
            .joint, en: "list information info", ko: "코드 목록 정보 명세 형식 포맷 정의 구조 및 의", ja: "コード 一覧 情報 定義 形式 フォーマット 仕様 の と",
            zh: "码 列表 信息 格式 结构 的 与 和 碼 清單 資訊 結構 與",
            ru: "код список информаци формат", vi: "danh_sach thong_tin cac bang", id: "daftar informasi", pl: "lista",
            tr: "listesi liste bilgisi"),
        WordRow(
            .result, en: "return result return_value value success", ko: "반환 리턴 결과 성공 리턴값 반환값", ja: "戻り値 返り値 結果 戻り",
            zh: "返回值 结果 返回结果 回傳值 結果", de: "ergebnis ruckgabewert", romance: "risultato resultat resultado retour", ru: "результат возвращ",
            vi: "ket_qua gia_tri_tra_ve", id: "hasil", pl: "wynik", tr: "sonuc"),
    ])

    /// What stands behind a type's name at the head of a page about it.
    static let pages = PhraseTable<Topic>([
        WordRow(
            .types,
            en:
                "class class_reference class_references struct structure_reference protocol protocol_reference protocol_references delegate_protocol_reference",
            ko: "클래스 프로토콜 구조체",
            ja: "クラス クラスリファレンス プロトコル 構造体", zh: "类 类参考 协议 协议参考 结构体 结构体参考")
    ])

    /// Words that join the others in a heading and announce nothing themselves.
    static let joints: Set<String> = [
        "http", "api", "the", "of", "for", "and", "a", "an", "list", "table", "info", "information", "json", "data", "spec", "url", "uri",
        "details",
        "format", "structure", "definition", "code", "in", "to", "on", "supported", "available", "common", "name",
    ]
}
