/// The verbs that matter when a name is shortened: a type's name goes only where a verb, a gerund or a preposition stands before it.
enum EnglishVerbs {
    static let all: Set<String> = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let list = """
        abbreviate accept add admit advise agree alert allow analyze announce answer appear append apply approve argue arrange arrive ask
        assign attach attack attempt attend attract avoid back balance ban be beat become begin behave belong bend bet bid bind blink block
        blow book borrow bounce box brake branch break breathe bring broadcast brush build bump burn bury buy calculate call cancel care
        carry cast catch cause challenge change charge chase check choose chop claim clean clear click clip close coach collect comb come
        command commit communicate compare compete complain complete concentrate concern confess connect consider consist contain contains
        continue convert copy correct cost count cover crack crash crawl create cross crush cry cure cut cycle damage dance decay deceive
        decide decorate delay delete deliver depend describe deselect destroy detach detect develop dig disagree disappear discover dismiss
        display divide do double doubt drag drain draw dream dress drink drive drop drown dry duplicate earn eat edit educate employ empty
        encourage end enjoy enter entertain enumerate escape examine excite excuse execute exercise exist expand expect explain explode
        extend face fade fail fasten fear feel fetch fight file fill film find fire fit fix flash float flood flow fly focus fold follow
        force forget forgive form found frame freeze gather get give glow glue go grab greet grip grow guarantee guard guess guide hammer
        hand handle hang happen harm hate have head heal hear heat help hide highlight hit hold hook hope hover hunt hurry identify ignore
        imagine improve include increase influence inform inject injure insert instruct intend interest interfere interrupt introduce invent
        invite join judge jump keep kick kill kiss knock know label land last laugh launch lay lead learn leave lend let level license lie
        lighten like listen live load lock long look lose love make man manage march mark marry match matter mean measure meet melt mend
        merge mine miss mix moan move multiply name need nest note notice number obey observe obtain occur offend offer open order overflow
        owe own pack paint park part pass paste pause pay peel perform permit phone pick pin place plan plant play please plug point poke
        polish pop possess post pour practice precede prefer prepare present preserve press pretend prevent print produce program promise
        protect provide pull pump punch push put question queue race radiate rain raise reach read realise receive recognise record reduce
        reflect refuse register reject relax release rely remain remember remind remove repair repeat replace reply report reproduce request
        rescue resolve retire return ride ring rise risk roll rub ruin rule run rush satisfy save saw say scare scatter scrape scratch
        screw scroll seal search see select sell send separate serve settle shade share shave shelter shock shop show shut sign signal sing
        sit skip sleep slip slow smell smile smoke snow soak sound spare spark speak spell spend spill spoil spot spray squeeze stamp stand
        standardize stare start stay steer step stir stop store strap strengthen stretch strip stroke stuff subtract succeed suffer suggest
        suit supply support suppose surprise surround suspect suspend swim switch take talk tap taste teach tear tell tempt test thank think
        throw tick tie time tip tire toggle touch tour tow trace track trade train transform transport trap travel treat trick trip trust
        try turn twist type understand unite unlock unpack up use validate vanish visit wait wake walk wander want warm warn wash waste
        watch water wave wear weigh welcome whisper win wink wipe wish wonder work worry wrap write yell zip zoom
        """
}
