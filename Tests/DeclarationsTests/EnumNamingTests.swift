import Testing

@testable import Declarations

struct EnumNamingTests {
    @Test(arguments: [
        ("KOUserGender", ["KOUserGenderNull", "KOUserGenderMale"], ["null", "male"]),
        ("KOOptionalBoolean", ["KOOptionalBooleanNull", "KOOptionalBooleanTrue"], ["null", "true"]),
        ("KOErrorCode", ["KOErrorUnknown", "KOErrorCancelled", "KOErrorHTTP"], ["unknown", "cancelled", "HTTP"]),
        ("ChannelType", ["ChannelTypeOOB", "ChannelTypePassword"], ["OOB", "password"]),
        ("KOAgeRange", ["KOAgeRangeType15", "KOAgeRangeType20"], ["type15", "type20"]),
        ("RECEIVE_TYPE", ["SUCCESS", "CANCELBYUSER"], ["SUCCESS", "CANCELBYUSER"]),
        ("LogLevel", ["kLogLevelError", "kLogLevelInfo"], ["error", "info"]),
        ("ShopOptions", ["ShopOptionFast", "ShopOptionCheap"], ["fast", "cheap"]),
        ("Zone", ["Zone1", "Zone2"], ["Zone1", "Zone2"]),
        ("Mixed", ["MixedA", "OtherB"], ["MixedA", "OtherB"]),
        ("Lone", ["OtherName"], ["OtherName"]),
        ("Foo", ["FooNone", "FooBar", "Foo_x"], ["none", "bar", "_x"]),
        ("Cats", ["CatURLShort", "CatURLsLong", "CatIDs"], ["urlShort", "urlsLong", "ids"]),
        ("Category", ["CategoriesOne", "CategoriesTwo"], ["CategoriesOne", "CategoriesTwo"]),
        ("Categories", ["CategoryThree", "CategoryFour"], ["three", "four"]),
        ("XLogLevel", ["XLogLevel_DEBUG", "XLogLevel_INFO"], ["DEBUG", "INFO"]),
        ("NHAuto", ["NHAutoRenewable", "NHAutoNone"], ["renewable", "none"]),
        ("OAuthLoginState", ["NEED_INIT", "NEED_LOGIN", "OK"], ["NEED_INIT", "NEED_LOGIN", "OK"]),
        ("Single", ["SingleCase"], ["case"]),
    ])
    func cases(_ type: String, _ constants: [String], _ names: [String]) {
        #expect(EnumNaming.caseNames(of: type, constants: constants) == names)
    }

    /// What has a name of its own (`NS_SWIFT_NAME`) is not asked for the prefix.
    @Test func aConstantWithANameOfItsOwnHasNoSay() {
        let names = EnumNaming.caseNames(of: "Color", constants: ["COLOR_BLUE", "ColorGreen"], renamed: ["COLOR_BLUE"])
        #expect(names[1] == "green")
    }
}
