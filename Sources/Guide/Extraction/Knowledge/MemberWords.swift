/// What a line says of the names that follow: that a type has them, that something may be one of them, that apps are built of them, or that
/// something is set up by them.
enum MemberWords {
    enum Meaning { case members, values, components, setUp }

    private static let table = WordTable<Meaning>([
        WordRow(
            .members, en: "has have having contains contain containing includes include consists member field property attribute",
            ko: "속성 필드 멤버 구성 포함 가지 갖", ja: "プロパティ フィールド 属性 メンバー 含み 含む 持ち 持つ", zh: "包含 包括 属性 字段 成员 結構 包含 屬性 欄位 成員", de: "enthalt hat",
            romance: "contient contiene contem tiene campo champ propriete propiedad propriedade", ru: "содержит содержат включает имеет",
            vi: "bao_gom gom chua thuoc_tinh",
            id: "berisi memiliki", pl: "zawiera posiada", tr: "icerir"),
        WordRow(
            .values,
            en:
                "possible_value allowed_value available_value valid_value supported_value following_value valid_state possible_state one_of possible_option "
                + "predefined_value predefined_state available_option following_option",
            ko: "가능한_값 사용_가능한 다음_값 값은_다음", ja: "指定可能な値 可能な値 次の値 いずれか", zh: "可选值 取值 可选项 可能的值 以下值 可選值", de: "mogliche_werte folgende_werte",
            romance: "valeurs_possibles valores_posibles valores_possiveis", ru: "возможные_значени допустимые_значени следующие_значени",
            vi: "gia_tri_co_the cac_gia_tri gia_tri_sau", id: "nilai_yang_mungkin", pl: "mozliwe_wartosci", tr: "olasi_degerler"),
        WordRow(
            .components, en: "component widget control view screen building_block", ko: "컴포넌트 구성요소 화면 뷰 위젯", ja: "コンポーネント 部品 ビュー 画面",
            zh: "组件 控件 视图 元件"),
        WordRow(
            .setUp, en: "initialise initialize initialising initializing initialisation initialization configuring creating create",
            ko: "초기화 생성", ja: "初期化 作成 生成", zh: "初始化 创建 建立", de: "initialisieren erstellen",
            romance: "initialiser inicializar creer crear criar",
            ru: "инициализаци создани", vi: "khoi_tao", id: "inisialisasi membuat", pl: "inicjalizacja tworzenie", tr: "baslatma olusturma"),
    ])

    static func speaks(of meaning: Meaning, _ line: String) -> Bool {
        table.meanings(in: line.prefix(300)).contains(meaning) && !(meaning == .values && hasNamedThem(line))
    }

    /// '"a" and "b" are possible values.': what a line has named already it does not introduce.
    private static func hasNamedThem(_ line: String) -> Bool {
        guard line.hasSuffix("values.") || line.hasSuffix("options.") else { return false }
        return line.utf8.count { $0 == 0x22 || $0 == 0x60 } > 3 || line.has("”")
    }
}
