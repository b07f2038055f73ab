package import Declarations
internal import SourceText
internal import Spec

/// A spec as far as a guide's facts tell it: names, types and values, every text still to be written.
package struct Draft: Sendable {
    package var id: String
    package var module: String
    package var guides: [Guide]
    package var settings: [Setting] = []
    package var durations: [Duration] = []
    package var constants: [Constant] = []
    package var enums: [Enumeration] = []
    package var typedefs: [Typedef] = []
    package var types: [TypeDraft] = []
    package var hooks: [Hook] = []
    /// What the endpoints begin with that the guide gives as paths.
    package var hosts: [Environment] = []
    package var endpoints: [Endpoint] = []
    /// What answers look like that say what went wrong.
    var failure: Failure?
    package var errata: [Erratum] = []
    /// Whether its endpoints answer their examples.
    package var hasMock = false

    package struct Guide: Sendable {
        package var file: String
        package var language: String
    }

    /// A server that answers the same endpoints as the others.
    package struct Environment: Sendable {
        /// The host that it is a place of, where there are several.
        package var host: String?
        package var name: String
        package var url: String
        /// Why it stands here although no guide calls it the base.
        package var invented: String?
        /// Where a guide gives it, if nothing there says that it is a stage of the first: it may be another service.
        var doubtful: Place?
    }

    package struct Setting: Sendable {
        package var kind: String
        package var name: String
        package var value: String?
    }

    package struct Duration: Sendable {
        package var name: String
        package var seconds: Int
    }

    package struct Constant: Sendable {
        package var kind: String
        package var name: String
        package var type: String?
        package var value: String?
        /// What Swift calls it, where a header says so.
        package var swiftName: String?
    }

    /// A name for a type.
    package struct Typedef: Sendable {
        package var name: String
        package var declaration: String
        package var language: Language
    }

    package struct Enumeration: Sendable {
        package var name: String
        /// What a generic enum leaves open.
        package var typeParameters: [String] = []
        /// `Shop.Mode`, of one inside of another type.
        package var swiftName: String?
        package var form: String
        package var rawType: String?
        /// The domain's string, of an enum of errors whose codes the guide states.
        package var domain: String?
        package var domainConstant: String?
        package var cases: [Case]
        /// The case that words become which no case has.
        package var unknown: String?
        /// Why it exists although the guide does not name it.
        package var invented: String?
        /// Whether its cases are constants of a struct.
        package var isStructure = false
        /// What its cases have besides.
        package var members: [Member] = []

        /// A property or a method that is another value for each case, or a function of C.
        package struct Member: Sendable {
            package var name: String
            package var declaration: String
            package var isMethod: Bool
            package var values: [(name: String, value: PropertyDraft.YAMLValue)]
        }

        package struct Case: Sendable {
            package var name: String
            /// What Swift calls it, where a header says so.
            package var swiftName: String?
            package var value: Int?
            /// The raw value of a case of texts, where it is another than the case's name.
            package var rawText: String?
            /// What the guide calls it, where that cannot be a name.
            package var wire: String?
            /// Of an error: how servers spell it.
            var code: String?
            /// Of a code: the calls that may answer it; none where the guide does not say.
            var owners: Set<String> = []
            /// The values that come with it, as in the brackets of a Swift enum.
            package var holds: String?
            /// The case before it that has the same value.
            package var sameAs: String?
        }

        /// Codes that calls of a server answer.
        var isOfWire = false

        package var holdsValues: Bool { cases.contains { $0.holds != nil } }

        /// Whether its raw values are texts.
        var isOfTexts: Bool { form == "swift" && rawType == "String" && !holdsValues && !isStructure }

        /// Whether every case has its number.
        var isCoded: Bool { cases.allSatisfy { $0.value != nil } }

        /// An enum of errors has a domain, and a code for every case; only Swift's hold values. Constants of a type of their own are none.
        package var isError: Bool {
            domain != nil && form != "typed" && (!holdsValues || form == "swift") && isCoded
        }
    }

    struct Failure: Sendable {
        var status: Int
        var members: [(String, YAMLOutline)]
        /// The enums of errors that are told so.
        var errors: [String]
    }

    /// What apps write in classes of their own.
    package struct Hook: Sendable {
        package var method: MethodDraft
        package var owner: String
        package var calls: [String]
    }

    package struct Endpoint: Sendable {
        package var name: String
        package var direction: String?
        package var methods: [String]
        package var url: String
        package var path: [Parameter] = []
        package var query: [Parameter] = []
        package var headers: [Parameter] = []
        package var form: [Parameter] = []
        package var json: [Parameter] = []
        /// Fields of the answer.
        package var answer: [Parameter] = []
        /// All of the answer, where it is no object.
        package var whole: Parameter?
        /// The status of HTTP that it comes with, where a guide says so.
        package var status: Int?
        /// The errors that it may answer.
        var errors: [String] = []
        /// Whether nothing but code asks for it.
        var isOfCode = false
        /// The server that the code asks for it, and where: `api.example.com`.
        var host: String?
        var place: Place?
        package var invented: String?

        /// Whether an app calls it, and a server answers.
        package var isCalled: Bool { direction == nil && !methods.isEmpty }

        /// Whether it is a WebSocket.
        var isSocket: Bool { url.isSocketAddress }
    }

    package struct Parameter: Sendable {
        package var name: String
        package var type = "string"
        package var isRequired = false
        package var scheme: String?
        package var example: String?
        package var values: [String] = []
        /// Of an object, or of the objects of a list.
        package var fields: [Parameter] = []
    }

    package struct Erratum: Sendable {
        package var rule: String
        package var name: String
    }
}

/// A class, struct or protocol.
package struct TypeDraft: Sendable {
    package enum Form: String, Sendable { case `class`, structure, `protocol` }

    package var name: String
    /// `Shop.Cart`, of one inside of another type.
    package var swiftName: String?
    package var form: Form
    package var language: Language
    package var superclass: String?
    /// What a generic type leaves open.
    package var typeParameters: [String] = []
    package var conformances: [String] = []
    /// Of an error: the enums of errors that it is made from.
    package var wraps: [String] = []
    /// The static method that answers the one object.
    package var shared: String?
    package var delegate: (property: String, protocol: String)?
    /// Why it exists although the guide does not name it.
    package var invented: String?
    /// Whether the guide shows its declaration: a protocol is worth writing down then, be it empty.
    package var isDeclared = false
    package var properties: [PropertyDraft] = []
    package var methods: [MethodDraft] = []

    var isEmpty: Bool { properties.isEmpty && methods.isEmpty }
}

package struct PropertyDraft: Sendable {
    package var name: String
    package var declaration: String
    /// As it is declared.
    package var type: String
    package var isReadOnly = false
    package var isStatic = false
    package var isOptional = false
    package var setter: MethodDraft?
    /// `async`, `throws`: of reading it.
    package var effects: [String] = []
    /// Of one with `{ get throws(DoorError) }`: what any other error becomes.
    package var failsAs: String?
    /// Why it stands where it does, although the guide declares it elsewhere.
    package var invented: String?
    /// The value that it always has.
    package var value: YAMLValue?
    /// Whether the code works it out.
    var isComputed = false
    /// What the source has it begin with.
    var beginning: Beginning?
    /// No place says its type.
    var isGuess = false
    /// What it begins with, where its declaration cannot say it.
    var initial: YAMLOutline?
    /// The member of JSON that it is read from.
    package var field: String?
    /// Of a protocol: an extension gives it to all that adopt the protocol.
    package var isGiven = false

    /// A text, or a number or truth value as it is written.
    package enum YAMLValue: Sendable { case text(String), plain(String) }
}

package struct MethodDraft: Sendable {
    package var name: String
    package var declaration: String
    package var parameters: [String]
    /// As they are declared.
    package var parameterTypes: [String] = []
    package var resultType = ""
    package var hasResult: Bool
    /// Of an initialiser: the properties that it fills with something else than a parameter of their name.
    var fills: [(property: String, value: String)] = []
    /// The endpoint whose one call it is.
    package var calls: String?
    /// What it does to listeners: the key, `adds`, and the name of their list.
    package var listeners: (key: String, list: String)?
    package var isOptional = false
    /// `DoorError.unknown`: what an error becomes that is none of those which the method promises.
    package var failsAs: String?
    /// Why it stands where it does, although the guide declares it elsewhere.
    package var invented: String?
    /// Of a protocol: an extension gives it to all that adopt the protocol.
    package var isGiven = false
}
