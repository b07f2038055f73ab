import Declarations
import Testing

/// What code calls the members of JSON that properties are read from.
@Suite struct FieldNameTests {
    private func names(_ source: String, _ language: Language = .swift) -> [String] {
        FieldName.names(in: Array(source.utf8), language: language).map { "\($0.owner).\($0.property)=\($0.field)" }
    }

    @Test func keysOfCodingSayIt() {
        let source = """
            public struct ABDoor: Codable {
                public let desc: String
                public let id: Int
                enum CodingKeys: String, CodingKey { case desc = "description", id }
                struct Room: Decodable { let name: String; var other: Int { 1 }; static let sample = 1 }
            }
            extension ABKey { enum Keys: String, CodingKey {
                case name = "key_name"
            } }
            """
        #expect(
            Set(names(source)) == ["ABDoor.desc=description", "ABDoor.id=id", "ABDoor.Room.name=name", "ABKey.name=key_name"])
    }

    @Test func whatIsDecodedUnderAnotherKeyIsCalledByIt() {
        let source = """
            struct ABDoor: Decodable {
                let key: String
                enum CodingKeys: String, CodingKey { case secret = "door_key" }
                init(from decoder: Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    key = try container.decode(String.self, forKey: .secret)
                }
            }
            """
        #expect(names(source).first == "ABDoor.key=door_key")
    }

    @Test func lookupsInDictionariesSayIt() {
        let source = """
            class ABDoor {
                init?(json: [String: Any]) {
                    guard let id = json["door_id"] as? String, let place = json["place"] as? [String: Any] else { return nil }
                    self.id = id
                    self.room = place["room"] as? String ?? ""
                    self.floor = (json["house"] as? [String: Any])?["floor"] as? Int
                    self.both = Pair(json["a"], json["b"])
                    let list = ["one"]
                }
                func mapping(map: Map) {
                    name <- map["title"]
                    size <- (map["sizes.large"], Transform())
                }
                static func from(_ json: JSON) -> ABKey { ABKey(code: json["key_code"].stringValue, door: 1) }
            }
            """
        let found = names(source)
        for name in [
            "ABDoor.id=door_id", "ABDoor.room=place.room", "ABDoor.floor=house.floor", "ABDoor.name=title", "ABDoor.size=sizes.large",
            "ABKey.code=key_code",
        ] { #expect(found.contains(name), "\(name) in \(found)") }
        #expect(!found.contains { $0.hasPrefix("ABDoor.both") || $0.hasPrefix("ABDoor.list") }, "\(found)")
    }

    @Test func implementationsOfObjectiveCSayIt() {
        let source = """
            @implementation ABDoor
            - (instancetype)initWithDictionary:(NSDictionary *)dictionary {
                _userId = dictionary[@"user_id"];
                self.name = [dictionary objectForKey:@"title"];
                NSDictionary *place = dictionary[@"place"];
                if (place) { _room = [place valueForKey:@"room"]; }
                id keyObj = dictionary[@"key"];
                if ([keyObj isKindOfClass:[NSString class]]) { _key = (NSString *)keyObj; }
                _first = dictionary[@"list"][0];
            }
            - (ABKey *)keyOf:(ABMapper *)mapper {
                ABKey *key = [[ABKey alloc] init];
                key.code = [mapper getStringForKey:@"key_code"];
                [key setValue:[mapper getStringForKey:@"key_kind"] forKey:@"kind"];
                return key;
            }
            @end
            """
        let found = names(source, .objectiveC)
        for name in [
            "ABDoor._userId=user_id", "ABDoor.name=title", "ABDoor._room=place.room", "ABDoor._key=key", "ABKey.code=key_code",
            "ABKey.kind=key_kind",
        ] { #expect(found.contains(name), "\(name) in \(found)") }
        #expect(!found.contains { $0.hasPrefix("ABDoor._first") })
    }

    /// What an app says of itself, what the device keeps, and a method's own variables are no members of an answer.
    @Test func otherLookupsSayNothing() {
        let objectiveC = """
            @implementation ABClient
            - (void)push:(NSDictionary *)answer {
                NSString *version = [[[NSBundle mainBundle] infoDictionary] objectForKey:@"CFBundleShortVersionString"];
                NSDictionary *info = [bundle infoDictionary];
                NSUserDefaults *store = [NSUserDefaults standardUserDefaults];
                NSString *language = answer[@"lang"];
                ABDevice *device = [[ABDevice alloc] init];
                device.appVersion = version;
                device.name = [info objectForKey:@"Name"];
                device.token = [store objectForKey:@"token"];
                device.language = language;
                _key = [[self getUserDefaults] objectForKey:@"key"];
            }
            - (instancetype)initWithAnswer:(NSDictionary *)answer {
                NSString *title = answer[@"label"];
                return [self initWithTitle:title];
            }
            @end
            """
        #expect(names(objectiveC, .objectiveC) == ["ABDevice.language=lang", "ABClient.title=label"])
        let swift = """
            class ABClient {
                func push(json: [String: Any]) {
                    self.token = UserDefaults.standard.string(forKey: "token")
                    self.version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String
                    self.name = json["title"] as? String
                }
            }
            """
        #expect(names(swift) == ["ABClient.name=title"])
    }

    @Test func librariesForModelsAreToldIt() {
        let source = """
            @implementation ABDoor
            + (NSDictionary *)JSONKeyPathsByPropertyKey { return @{ @"userId" : @"user_id", @"room": @"place.room" }; }
            @end
            @implementation ABKey
            + (NSDictionary *)modelCustomPropertyMapper { return @{@"desc": @[@"description", @"info"]}; }
            @end
            @implementation ABHouse
            + (JSONKeyMapper *)keyMapper { return [[JSONKeyMapper alloc] initWithDictionary:@{@"house_id": @"houseId"}]; }
            @end
            """
        #expect(
            names(source, .objectiveC) == [
                "ABDoor.userId=user_id", "ABDoor.room=place.room", "ABKey.desc=description", "ABKey.=", "ABHouse.houseId=house_id",
                "ABHouse.=",
            ])
    }
}
