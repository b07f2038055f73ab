// Made by Scripts/embed-templates from Templates/client: edit there, then run `make templates`.
// swift-format-ignore-file

extension BuiltInTemplates {
    static let client: [String: String] = [
        "client/attempt": #"""
            do {
            {{#body}}
                {{> client/statement}}
            {{/body}}
            } catch {
            {{#handler}}
                {{> client/statement}}
            {{/handler}}
            }

            """#,
        "client/block": #"""
            {{#head}}
            {{.}}
            {{/head}}
            {{#body}}
                {{> client/statement}}
            {{/body}}
            }{{tail}}

            """#,
        "client/branch": #"""
            {{#head}}
            {{.}}
            {{/head}}
            {{#body}}
                {{> client/statement}}
            {{/body}}
            {{#isLast}}
            }
            {{/isLast}}

            """#,
        "client/c-constant": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            public let {{name}} = {{owner}}(rawValue: {{value}})

            """#,
        "client/c-enum": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            public struct {{name}}: RawRepresentable, Hashable, Codable, Sendable {
                /// The value as C counts it.
                public var rawValue: {{rawType}}

                /// The case of that value, documented or not.
                public init(_ rawValue: {{rawType}}) { self.rawValue = rawValue }

                /// The case of that value, documented or not.
                public init(rawValue: {{rawType}}) { self.rawValue = rawValue }
            }

            {{#cases}}
            {{> client/c-constant}}

            {{/cases}}

            """#,
        "client/constant": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            public let {{name}} = {{value}}

            """#,
        "client/constants": #"""
            {{#constants}}
            {{> client/constant}}

            {{/constants}}
            {{#notifications}}
            extension NSNotification.Name {
            {{#entries}}
                {{> client/notification}}

            {{/entries}}
            }
            {{/notifications}}

            """#,
        "client/declarations": #"""
            {{#types}}
            {{> client/type}}

            {{/types}}

            """#,
        "client/enum-case": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            case {{name}} = {{value}}

            """#,
        "client/enum-wire": #"""
            extension {{name}} {
                /// The case that a text on the wire names.
                init?(wire text: String?) {
                    switch text {
            {{#cases}}
                    case {{wire}}: self = {{reference}}
            {{/cases}}
                    default: return nil
                    }
                }

                /// How the case travels.
                var wireText: String {
                    switch self {
            {{#cases}}
                    case {{reference}}: {{wire}}
            {{/cases}}
            {{#isOpen}}
                    default: String(rawValue)
            {{/isOpen}}
                    }
                }
            }

            """#,
        "client/enum": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            public enum {{name}}: {{rawType}}, Hashable, Codable, Sendable, CaseIterable {
            {{#cases}}
                {{> client/enum-case}}
            {{/cases}}
            }


            """#,
        "client/error-enum": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            public enum {{name}}: Int, DocumentedError, Hashable, CaseIterable {
            {{#cases}}
                {{> client/enum-case}}
            {{/cases}}

                /// The domain of these errors.
                public static var errorDomain: String { {{domain}} }

                /// The documented code.
                public var errorCode: Int { rawValue }

                /// When the error comes.
                public var meaning: String {
                    switch self {
            {{#cases}}
                    {{> client/error-meaning}}
            {{/cases}}
                    }
                }
            {{#remedies}}

                /// What to do about the error.
                public var remedy: String? {
                    switch self {
            {{#cases}}
                    {{> client/error-remedy}}
            {{/cases}}
            {{#isPartial}}
                    default: nil
            {{/isPartial}}
                    }
                }
            {{/remedies}}
            }

            {{#spellings}}
            {{> client/error-wire}}
            {{/spellings}}

            """#,
        "client/error-meaning": #"""
            case .{{member}}:
            {{#meaning}}
                {{.}}
            {{/meaning}}

            """#,
        "client/error-remedy": #"""
            case .{{member}}:
            {{#remedy}}
                {{.}}
            {{/remedy}}

            """#,
        "client/error-wire": #"""
            extension {{owner}} {
                /// The error that a server's answer spells; the most exact spelling counts.
                init?(wire: [String: String]) {
                    let spellings: [(error: Self, wire: [String: String])] = [
            {{#rows}}
                        {{.}}
            {{/rows}}
                    ]
                    let found = spellings.first { $0.wire.allSatisfy { wire[$0.key] == $0.value } }
                    guard let found else { return nil }
                    self = found.error
                }
            }

            """#,
        "client/errors": #"""
            {{#enums}}
            {{> client/error-enum}}

            {{/enums}}

            """#,
        "client/exports": #"""
            // Generated by guidewright from {{source}}. Edit the specs, then run `guidewright generate`.

            @_exported public import Foundation

            #if canImport(FoundationNetworking)
                @_exported public import FoundationNetworking
            #endif
            {{#frameworks}}

            #if canImport({{framework}})
                @_exported public import {{framework}}
            #else
            {{#types}}
                {{> client/stand-in}}

            {{/types}}
            #endif
            {{/frameworks}}

            """#,
        "client/file": #"""
            // Generated by guidewright from {{source}}. Edit the specs, then run `guidewright generate`.

            {{#imports}}
            {{.}}
            {{/imports}}

            {{#content}}
            {{.}}
            {{/content}}

            """#,
        "client/function": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            {{#attributes}}
            {{.}}
            {{/attributes}}
            {{#head}}
            {{.}}
            {{/head}}
            {{#body}}
                {{> client/statement}}
            {{/body}}
            {{#hasBody}}
            }
            {{/hasBody}}

            """#,
        "client/guard": #"""
            {{#head}}
            {{.}}
            {{/head}}
            {{#otherwise}}
                {{> client/statement}}
            {{/otherwise}}
            }

            """#,
        "client/member": #"""
            {{#lines}}
            {{.}}
            {{/lines}}
            {{#property}}
            {{> client/property}}
            {{/property}}
            {{#function}}
            {{> client/function}}
            {{/function}}
            {{#structure}}
            {{> client/type}}
            {{/structure}}


            """#,
        "client/notification": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            public static let {{name}} = {{value}}

            """#,
        "client/option-set": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            public struct {{name}}: OptionSet, Hashable, Codable, Sendable {
                /// The options' bits.
                public let rawValue: {{rawType}}

                /// The options of those bits.
                public init(rawValue: {{rawType}}) { self.rawValue = rawValue }

            {{#cases}}
                {{> client/option}}
            {{/cases}}
            }


            """#,
        "client/option": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            public static let {{name}} = Self(rawValue: {{value}})

            """#,
        "client/property": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            {{#isStored}}
            {{declaration}}
            {{/isStored}}
            {{#computed}}
            {{declaration}} { {{.}} }
            {{/computed}}
            {{#computedLines}}
            {{.}}
            {{/computedLines}}
            {{#accessors}}
            {{declaration}} {
                get { {{getter}} }
                {{#setter}}
                set { {{.}} }
                {{/setter}}
                {{#isLong}}
                set {
                {{/isLong}}
                {{#setterLines}}
                    {{.}}
                {{/setterLines}}
                {{#isLong}}
                }
                {{/isLong}}
            }
            {{/accessors}}

            """#,
        "client/stand-in": #"""
            /// Stands in for `{{name}}` where {{framework}} does not exist, so that methods which take one keep their signature.
            @MainActor
            open class {{name}} {
                /// A stand-in that does nothing.
                nonisolated public init() {}
            }

            """#,
        "client/state-box": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            var {{property}}: StateBox<{{type}}> { state() }

            """#,
        "client/state-field": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            var {{name}}: {{type}}

            """#,
        "client/state-group": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            struct {{type}}: StateGroup {
            {{#single}}
            {{#fields}}
                {{> client/state-field}}
            {{/fields}}
            {{#codingKeys}}

                {{.}}
            {{/codingKeys}}
            {{/single}}
            {{#records}}
                {{> client/state-records}}
            {{/records}}

                static let name = {{storageName}}
                static let isDurable = {{isDurable}}
            {{#securedBy}}
                static let securedBy: String? = {{.}}
            {{/securedBy}}
            }

            """#,
        "client/state-records": #"""
            struct Record: Codable, Sendable {
            {{#fields}}
                {{> client/state-field}}
            {{/fields}}
            {{#codingKeys}}

                {{.}}
            {{/codingKeys}}
            }

            /// In the order in which they were first kept.
            var records: [Record] = []

            /// The record under that key.
            func record(_ key: String) -> Record? { records.first { $0.{{key}} == key } }

            /// Changes the record under that key, and makes it first where there is none.
            mutating func change(_ key: String, _ change: (inout Record) -> Void) {
                if let index = records.firstIndex(where: { $0.{{key}} == key }) {
                    change(&records[index])
                } else {
                    var record = Record()
                    record.{{key}} = key
                    change(&record)
                    records.append(record)
                }
            }

            {{#isClaimed}}
            /// Makes a record under that key unless there is one; whether it did.
            mutating func claim(_ key: String, _ change: (inout Record) -> Void = { _ in }) -> Bool {
                guard record(key) == nil else { return false }
                self.change(key, change)
                return true
            }

            {{/isClaimed}}
            /// Forgets the record under that key.
            mutating func remove(_ key: String) { records.removeAll { $0.{{key}} == key } }

            """#,
        "client/state": #"""
            {{#groups}}
            {{> client/state-group}}

            {{/groups}}
            extension ClientEnvironment {
            {{#groups}}
                {{> client/state-box}}

            {{/groups}}
            }

            """#,
        "client/statement": #"""
            {{#comment}}
            // {{.}}
            {{/comment}}
            {{#lines}}
            {{.}}
            {{/lines}}
            {{#branches}}
            {{> client/branch}}
            {{/branches}}
            {{#guard}}
            {{> client/guard}}
            {{/guard}}
            {{#attempt}}
            {{> client/attempt}}
            {{/attempt}}
            {{#block}}
            {{> client/block}}
            {{/block}}

            """#,
        "client/type": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            {{#attributes}}
            {{.}}
            {{/attributes}}
            {{head}}
            {{#contents}}
                {{> client/member}}
            {{/contents}}
            {{#hasContents}}
            }
            {{/hasContents}}

            """#,
        "client/types": #"""
            {{#entries}}
            {{#enumeration}}
            {{> client/enum}}
            {{/enumeration}}
            {{#constants}}
            {{> client/c-enum}}
            {{/constants}}
            {{#options}}
            {{> client/option-set}}
            {{/options}}
            {{#wire}}
            {{> client/enum-wire}}
            {{/wire}}

            {{/entries}}

            """#,
    ]
}
