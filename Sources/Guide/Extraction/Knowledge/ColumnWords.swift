/// What a word of a column's header says of the column.
enum ColumnWord: Hashable {
    /// Names of things of a kind.
    case parameter, property, constant, enumCase, header, error, key, method, type
    /// The names themselves, of whatever.
    case name
    case dataType, required, defaultValue, value, code, status, http, meaning, address
}

/// The words of headers. To teach the reader a word, put it here.
enum ColumnWords {
    static let table = WordTable<ColumnWord>([
        WordRow(
            .name, en: "name id identifier item", ko: "이름 명칭 명 항목 구분 식별자", ja: "名前 名称 名 項目 識別子", zh: "名称 名字 名 项目 名稱 項目",
            de: "bezeichnung bezeichner", romance: "nom nombre nome identifiant identificador", ru: "назван наименован имя идентификатор",
            fa: "نام عنوان شناسه", ar: "اسم معرف",
            vi: "ten dinh_danh", id: "nama", pl: "nazwa", tr: "adi isim"),
        WordRow(
            .parameter, en: "parameter param argument arg field variable input", ko: "파라미터 파라메터 파라메타 매개변수 매개 변수 인자 인수 필드",
            ja: "パラメータ パラメーター 引数 変数 フィールド", zh: "参数 字段 变量 入参 出参 參數 欄位 變數 引數", de: "feld",
            romance: "parametre parametro champ argumento campo variavel", ru: "параметр аргумент поле поля переменн",
            fa: "پارامتر ورودی فیلد متغیر آرگومان", ar: "معامل معلمة معلمات وسيط حقل حقول متغير بارامتر",
            vi: "tham_so doi_so bien truong thong_so", id: "argumen variabel", pl: "parametr parametry parametru pole zmienna",
            tr: "parametre alan degisken"),
        WordRow(
            .property, en: "property attribute member", ko: "속성 프로퍼티 멤버", ja: "プロパティ プロパティー 属性 メンバー", zh: "属性 成员 屬性 成員",
            de: "eigenschaft attribut", romance: "proprieta attributo propriete attribut propiedad propriedade atributo",
            ru: "свойств атрибут", fa: "ویژگی خصوصیت", ar: "خاصية خصائص سمة",
            vi: "thuoc_tinh", id: "properti atribut", pl: "wlasciwosc atrybut", tr: "ozellik nitelik"),
        WordRow(
            .constant, en: "constant const macro", ko: "상수 매크로", ja: "定数", zh: "常量 宏 常數", de: "konstante", romance: "constante",
            ru: "констант", fa: "ثابت", ar: "ثوابت",
            vi: "hang hang_so", id: "konstanta", pl: "stala", tr: "sabit"),
        WordRow(
            .enumCase, en: "case state enum enumeration enumerator", ko: "상태 상탯값 상태값 열거값 열거 케이스", ja: "ケース 列挙 列挙値 列挙子",
            zh: "枚举 枚举值 状态 列舉 狀態", de: "zustand fall", romance: "stato cas etat estado caso enumeracion enumeracao",
            ru: "состояни перечислен", fa: "حالت وضعیت", ar: "حالة",
            vi: "trang_thai", pl: "stan", tr: "durum"),
        WordRow(
            .header, en: "header", ko: "헤더", ja: "ヘッダー ヘッダ", zh: "请求头 头部 头 標頭", de: "kopfzeile",
            romance: "intestazione entete cabecera encabezado cabecalho", ru: "заголов", fa: "هدر", ar: "ترويسة", pl: "naglowek",
            tr: "baslik"),
        WordRow(
            .error, en: "error suberror exception failure", ko: "에러 오류 예외", ja: "エラー 例外", zh: "错误 异常 錯誤 異常",
            de: "fehler fehlercode ausnahme",
            romance: "errore eccezione erreur excepcion erro excecao", ru: "ошибк ошибок исключени", fa: "خطا", ar: "خطأ أخطاء استثناء",
            vi: "loi ngoai_le",
            id: "galat kesalahan",
            pl: "blad bledu wyjatek", tr: "hata istisna"),
        WordRow(
            .key, en: "key", ko: "키", ja: "キー", zh: "键 关键字 鍵", de: "schlussel", romance: "chiave cle clave chave", ru: "ключ", fa: "کلید",
            ar: "مفتاح", vi: "khoa",
            id: "kunci", pl: "klucz", tr: "anahtar"),
        WordRow(
            .method, en: "method function api selector callback delegate hook", ko: "메서드 메소드 함수 콜백", ja: "メソッド 関数 コールバック デリゲート ハンドラ",
            zh: "方法 函数 接口 回调 函式 介面 回呼", de: "methode funktion", romance: "funzione methode fonction metodo funcion funcao",
            ru: "метод функци", fa: "متد تابع توابع", ar: "دالة دوال طريقة",
            vi: "phuong_thuc ham", id: "metode fungsi", pl: "metoda funkcja", tr: "metot metod yontem fonksiyon"),
        WordRow(
            .type, en: "class protocol struct", ko: "클래스 프로토콜", ja: "クラス プロトコル", zh: "类 协议 类名 類別 協定", de: "klasse protokoll",
            romance: "classe protocole clase protocolo", ru: "класс протокол структур", fa: "کلاس پروتکل", ar: "فئة صنف بروتوكول",
            vi: "lop giao_thuc", id: "kelas",
            pl: "klasa protokol", tr: "sinif"),
        WordRow(
            .dataType, en: "type datatype format kind", ko: "타입 자료형 유형 형식 데이터형", ja: "型 データ型 タイプ 種別 形式", zh: "类型 数据类型 格式 類型 型別 型態",
            de: "typ datentyp", romance: "tipo formato", ru: "тип формат", fa: "نوع فرمت", ar: "صيغة تنسيق",
            vi: "kieu kieu_du_lieu loai dinh_dang",
            id: "tipe tipe_data jenis", pl: "typ typ_danych", tr: "tip tur veri_tipi veri_turu"),
        WordRow(
            .required, en: "required mandatory optional requirement necessity must nullable", ko: "필수 선택 옵션여부 여부",
            ja: "必須 任意 必要 省略 要否", zh: "必填 必选 必须 必需 可选 必传 选项 是否必 必選 必須 必要 選填 可選 是否必要", de: "pflicht pflichtfeld erforderlich",
            romance: "obbligatorio facoltativo obligatoire requis facultatif optionnel obligatorio requerido opcional obrigatorio",
            ru: "обязательн", fa: "الزامی اجباری اختیاری ضروری", ar: "مطلوب إلزامي اختياري إجباري",
            vi: "bat_buoc tuy_chon", id: "wajib opsional", pl: "wymagany wymagane obowiazkowy", tr: "zorunlu zorunluluk gerekli"),
        WordRow(
            .defaultValue, en: "default", ko: "기본값 기본 디폴트 초기값", ja: "デフォルト 既定 初期値 規定値 省略時", zh: "默认 缺省 默認 預設",
            de: "standardwert vorgabe", romance: "predefinito defaut defecto predeterminado padrao", ru: "по_умолчанию",
            fa: "پیش‌فرض پیشفرض پیش_فرض", ar: "افتراضي", vi: "mac_dinh",
            id: "bawaan",
            pl: "domyslna domyslny domyslnie", tr: "varsayilan"),
        WordRow(
            .value, en: "value", ko: "값", ja: "値", zh: "值 取值", de: "wert", romance: "valore valeur valor", ru: "значени",
            fa: "مقدار مقادیر", ar: "قيمة قيم", vi: "gia_tri",
            id: "nilai", pl: "wartosc", tr: "deger"),
        WordRow(
            .code, en: "code", ko: "코드", ja: "コード", zh: "码 代码 编码 碼 代碼 代號", romance: "codice codigo", ru: "код", fa: "کد", ar: "رمز كود",
            vi: "ma", id: "kode",
            pl: "kod kodu", tr: "kod kodu"),
        WordRow(.status, en: "status", ja: "ステータス 状態", romance: "statut", ru: "статус"),
        WordRow(
            .http, en: "http request", ko: "요청 호출", ja: "リクエスト", zh: "请求 請求", de: "anfrage",
            romance: "richiesta requete peticion solicitud requisicao", ru: "запрос", fa: "درخواست", ar: "طلب", vi: "yeu_cau",
            id: "permintaan", pl: "zadanie",
            tr: "istek"),
        WordRow(
            .meaning,
            en: "description desc meaning note remark comment detail explanation message reason cause solution example sample usage use "
                + "purpose summary content action resolution remedy text introduction",
            ko: "설명 소개 의미 비고 내용 메시지 메세지 예시 예제 예 용도 원인 조치 해결 참고 사유 상세 대응",
            ja: "説明 紹介 意味 備考 内容 概要 メッセージ 例 用途 原因 対処 対応 詳細 補足 理由 事象 解説 注意 留意",
            zh: "说明 介绍 介紹 描述 含义 备注 内容 示例 例子 信息 原因 解决 解释 注释 意义 用途 详情 处理 說明 備註 內容 範例 訊息 解決 詳情 處理",
            de: "beschreibung bedeutung hinweis kommentar beispiel meldung ursache losung",
            romance:
                "descrizione significato messaggio esempio signification remarque commentaire exemple descripcion significado nota comentario ejemplo mensaje causa solucion detalle descricao exemplo mensagem solucao",
            ru: "описани пояснени примечани комментари пример сообщени причин решени",
            fa: "توضیح شرح عملکرد معنی مثال پیام کاربرد نکته علت", ar: "وصف معنى رسالة ملاحظ سبب",
            vi: "mo_ta y_nghia ghi_chu giai_thich chi_tiet thong_bao vi_du nguyen_nhan cach_xu_ly noi_dung muc_dich",
            id: "deskripsi keterangan penjelasan contoh pesan catatan penyebab", pl: "opis znaczenie uwagi przyklad komunikat przyczyna",
            tr: "aciklama tanim anlam ornek mesaj sebep cozum"),
        WordRow(
            .address, en: "url uri path endpoint address", ko: "주소 경로 엔드포인트", ja: "アドレス パス エンドポイント", zh: "地址 路径 位址 網址 路徑",
            de: "adresse pfad", romance: "indirizzo percorso adresse chemin direccion ruta endereco caminho", ru: "адрес путь",
            fa: "آدرس نشانی مسیر", ar: "رابط مسار",
            vi: "dia_chi duong_dan",
            id: "alamat", pl: "adres sciezka", tr: "adres yol"),
    ])

    /// Headers that mean something as a whole, whatever their words say. Blanks do not count.
    static let phrases = PhraseTable<ColumnRole>([
        WordRow(
            .name(.parameter), en: "path_variable query_parameter", ko: "출력결과 항목명", ja: "リクエストパラメータ", zh: "请求参数 返回参数 請求參數 返回參數 回傳參數",
            de: "parametername feldname"),
        WordRow(.name(.case), en: "states state mode modes", ko: "상탯값 상태값 상태 호출결과 반환값 열거값 상품타입 모드", ja: "モード", zh: "模式"),
        WordRow(.name(.key), en: "scope scope_id pod_name cocoapods_pod_name service", ko: "동의항목"),
        WordRow(.name(.method), en: "api method_name", ko: "api명 함수", ja: "メソッド名", zh: "方法名 方法名稱 函式名稱 函数名 函数名称 接口名 接口名称 功能名稱 功能名称"),
        WordRow(.name(.property), ko: "해당속성"),
        // Products, and no names of an API.
        WordRow(
            .name(.key), en: "module package library adapter artifact", ko: "모듈 패키지 라이브러리 어댑터", ja: "モジュール パッケージ ライブラリ アダプター",
            zh: "模块 库 包 模組"),
        WordRow(.anyName, en: "option setting config configuration", ko: "정보 구성 상품명 옵션 설정", zh: "配置 配置项"),
        WordRow(.type, en: "values"),
        WordRow(.writable, en: "write writable writeable settable mutable", ko: "쓰기 쓰기_가능", ja: "書き込み 設定可", zh: "可写 可寫"),
        WordRow(.readOnly, en: "readonly read-only read_only immutable", ko: "읽기전용 읽기_전용", ja: "読み取り専用", zh: "只读 只讀 唯讀"),
        WordRow(.code, en: "result_code return_code response_code", ko: "결과코드 응답코드", ja: "結果コード", zh: "返回码 返回值 回傳碼 結果碼", de: "fehlercode"),
        WordRow(
            .httpStatus, en: "status_code http_status http_code", ko: "상태코드 http상태코드 http응답코드", ja: "ステータスコード",
            zh: "状态码 狀態碼", de: "statuscode"),
        WordRow(.meaning, en: "framework dependency build_settings"),
        WordRow(
            .httpMethod,
            en: "method http_method request_methods http_methods supported_methods allowed_methods supported_request_methods "
                + "supported_http_methods", ko: "메서드 메소드 호출방식 방식", ja: "メソッド",
            zh: "请求方式 请求方法 http请求方式 http请求方法 请求类型 請求方式 請求方法 接口協議 接口协议 调用方式 調用方式 提交方式 傳輸方式"),
    ])
}
