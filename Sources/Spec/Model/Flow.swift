package import SourceText

/// `state:` — values that the client keeps between calls.
package struct StateGroup: Sendable {
    package var name: Located<String>
    /// Kept in the storage capability, so that it outlives the process.
    package var isDurable: Bool
    /// The setting that, when the app has it on, makes the durable copy encrypted.
    package var securedBy: Located<String>?
    /// The field by which records of the group are told apart; nil: the group is one record.
    package var key: Located<String>?
    package var fields: [Field]
    package var text: LocalizedText
    package var place: Place
}

/// `flows:` — what a method does, step by step.
package struct Flow: Sendable {
    package var name: Located<String>
    package var text: LocalizedText
    /// Values that `run` and `start` hand over; a method's own parameters are `$arg` without being listed.
    package var parameters: [Field]
    package var result: ValueType
    /// Names of the policies around the steps, the outermost first.
    package var policies: [Located<String>]
    package var steps: [Step]
    /// Run after the steps and before `onSuccess` or `onFailure`, whether the steps failed or not.
    package var always: [Step]
    package var onSuccess: [Step]
    /// Handles the error (`$error`): a flow that has `onFailure` does not pass it on, unless one of these steps is `fail: $error`.
    package var onFailure: [Step]
    /// While one run is under way, further callers wait for its end: `true`, or a value that tells runs apart. Nil: each has its own run.
    package var together: Expression?
    /// Whether a step has to wait for something; worked out by the loader.
    package var isAsync: Bool
    package var place: Place
}

/// `policies:` — what is common to a group of flows, declared once.
package struct Policy: Sendable {
    package var name: Located<String>
    package var text: LocalizedText
    /// Run before the flow's own steps, inside what `onFailure` of the flow handles.
    package var before: [Step]
    /// Tried in order when the flow's steps fail: the first that names the error runs, then the flow's steps are run again, once.
    package var retry: [Retry]
    package var isAsync: Bool
    package var place: Place

    package struct Retry: Sendable {
        /// `ErrorEnum.case`, or an enum's name for all of its cases.
        package var errors: [Located<String>]
        package var steps: [Step]
        package var place: Place
    }
}

package struct Step: Sendable {
    package var verb: Verb
    package var place: Place

    package init(_ verb: Verb, at place: Place) {
        self.verb = verb
        self.place = place
    }
}

package enum Verb: Sendable {
    /// `call: token.refresh` — an endpoint. Its typed response is bound to `result`; a documented error is thrown.
    case call(endpoint: Located<String>, arguments: [Argument], result: String)
    /// `ask: browser.authenticate` — a capability's operation.
    case ask(operation: Located<String>, arguments: [Argument], result: String?)
    /// `require: …` with `otherwise:` — goes on only when the condition holds.
    case require(Condition, otherwise: [Step])
    /// `when:` — the first branch whose condition holds. A branch without condition is the rest.
    case when([Branch])
    /// `keep: {tokens.access: …}`; in a group with a key, `key:` says which record.
    case keep([Assignment], key: Expression?)
    /// `claim: {purchases.product: …}` — keeps only what nobody keeps already, in one go; else `otherwise` ends the flow. In a group with
    /// a key the record of `key:` must not be there, in another none of the fields that are kept.
    case claim(group: Located<String>, [Assignment], key: Expression?, otherwise: [Step])
    /// `forget: tokens` or `forget: tokens.access`; in a group with a key all records, or the one of `key:`.
    case forget([Located<StatePath>], key: Expression?)
    /// `set: {accountResult: …}` — properties of the object itself.
    case set([Assignment])
    /// `let: {name: …}` — a name for a value.
    case bind(name: Located<String>, Expression)
    /// `notify: <selector of the delegate>`, with `to:` for a delegate that is not the class's own (`$arg.delegate`), and `as:` for what
    /// it answers: optional, because a delegate may be missing or not implement an optional method.
    case notify(selector: Located<String>, arguments: [Expression], to: Expression?, result: String?)
    /// `post: <notification constant>`
    case post(Located<String>)
    /// `complete: {…}` — values for the method's handler, by the block's parameter names.
    case complete([Argument])
    case `return`(Expression)
    /// `stop: true` — ends a flow without result.
    case stop
    /// `fail: ErrorEnum.case`, or the error at hand.
    case fail(Expression)
    /// `run:` waits for the other flow, `start:` does not.
    case run(flow: Located<String>, arguments: [Argument], result: String?, waits: Bool)
    case each(Expression, name: String, steps: [Step])
    case `repeat`(Repetition)
    case new(type: Located<String>, arguments: [Argument], result: String)
    /// `await: answer` — an event of the object (or of the object `of:`), sent by `signal`.
    case await(event: Located<String>, of: Expression?, result: String?)
    case signal(event: Located<String>, of: Expression?, Expression?)
}

/// `repeat:` — steps that are done again, until a condition holds or one of them ends the flow.
package struct Repetition: Sendable {
    package var steps: [Step]
    /// Values that a round hands to the next, by name.
    package var carried: [Carried]
    /// Looked at behind each round; nil: only a step can end it.
    package var until: Condition?
    package var atMost: Located<Int>?
    /// What is done instead of one round more than `atMost`: it ends the flow.
    package var otherwise: [Step]

    package struct Carried: Sendable {
        package var name: Located<String>
        package var type: ValueType
        /// In the first round.
        package var first: Expression
        /// In the next round, seen from the end of this one.
        package var next: Expression
    }

    /// The expressions of the repetition itself, without those of its steps.
    package var expressions: [Expression] { carried.flatMap { [$0.first, $0.next] } + (until?.expressions ?? []) }
}

package struct Argument: Sendable {
    package var name: Located<String>
    package var value: Expression

    package init(name: Located<String>, value: Expression) {
        self.name = name
        self.value = value
    }
}

package struct Assignment: Sendable {
    package var target: Located<StatePath>
    package var value: Expression

    package init(target: Located<StatePath>, value: Expression) {
        self.target = target
        self.value = value
    }
}

/// `tokens.access`: a group, and one of its fields or all of them. For `set`, the group is empty.
package struct StatePath: Hashable, Sendable {
    package var group: String
    package var field: String?

    package init(group: String, field: String?) {
        self.group = group
        self.field = field
    }
}

package struct Branch: Sendable {
    package var condition: Condition?
    package var steps: [Step]
    package var place: Place

    package init(condition: Condition?, steps: [Step], place: Place) {
        self.condition = condition
        self.steps = steps
        self.place = place
    }
}

package indirect enum Condition: Sendable {
    /// A Boolean is true; anything else is there (and is not empty, for strings and lists).
    case holds(Expression)
    case not(Condition)
    case all([Condition])
    case any([Condition])
    case equal(Expression, Expression)
    /// The first is before the second: dates and numbers.
    case before(Expression, Expression)
    case contains(Expression, Expression)
    /// `error:` — the error at hand is this documented one.
    case isError(Located<String>)
}

/// A value, typed when the spec is loaded.
package struct Expression: Sendable {
    package indirect enum Kind: Sendable {
        case string(String)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        case null
        /// `$root.a.b`
        case reference(Reference)
        /// `"Bearer {$tokens.access}"`
        case interpolation([Expression])
        /// `{later: seconds}` — the clock's now plus seconds.
        case later(Expression)
        /// `{random: token}` — a fresh opaque string.
        case random(String)
        /// `{url: endpoint, with: {…}}` — the URL of an endpoint with its parameters.
        case url(endpoint: Located<String>, arguments: [Argument])
        /// `{case: Enum.NAME}`, or the plain name where an enum is expected.
        case enumCase(enumeration: String, name: String)
        /// `{enum: Name, from: expr}` — the case with that raw value, optional.
        case enumFrom(enumeration: String, Expression)
        /// `{error: ErrorEnum.case}`
        case error(enumeration: String, name: String)
        /// `{ask: opener.canOpen, with: …}` — a question that needs no waiting.
        case ask(operation: Located<String>, arguments: [Argument])
        case list([Expression])
        case object([Argument])
        /// `{duration: name}` — seconds.
        case duration(String)
        /// `{make: Class, from: expr}` — an object whose properties are filled from the fields of a response, or from an error; a list
        /// makes a list.
        case make(type: String, from: Expression)
        /// `{kept: group, key: expr}` — the record of a state group with a key, optional.
        case kept(group: String, key: Expression)
        /// `{is: condition}` — a condition as a Boolean.
        case condition(Condition)
        /// `{if: condition, then: value, else: value}` — only the one that is taken is worked out.
        case choice(Condition, then: Expression, else: Expression)
        case function(Function, [Expression])
    }

    /// Functions of values, each written as a mapping with the function's name as its key; more than one argument as a list.
    package enum Function: String, Sendable, CaseIterable {
        /// The first argument that is there.
        case first
        /// How many items a list has.
        case count
        case sum
        case difference
        /// Seconds from now until a date, 0 when it has passed.
        case until
        /// The date of seconds since 1970.
        case at
        /// JSON text of a value.
        case json
        /// The value of JSON text.
        case parse
        /// The claims of a JSON Web Token, unverified.
        case claims
        /// A JSON Web Token of the claims, unsigned: mocks only.
        case jwt
        /// A list of strings as one, separated by blanks.
        case words
        /// The blank-separated parts of a string.
        case split
        case lowercase
        /// The member of an object whose name is a value.
        case member
        /// An object of one member whose name is a value.
        case entry
        /// The names of an object's members, in order.
        case keys
        /// An object with the members of all; of one name the last counts, what is null is left out.
        case merged
        case product
        /// The seconds since 1970 of a date.
        case seconds
    }

    package var kind: Kind
    package var type: ValueType
    package var place: Place

    package init(_ kind: Kind, type: ValueType, place: Place) {
        self.kind = kind
        self.type = type
        self.place = place
    }
}

package struct Reference: Hashable, Sendable {
    package enum Root: Hashable, Sendable {
        /// `$self`: properties of the object that runs the flow, and what it carries.
        case object
        /// `$arg`: parameters of the method or flow.
        case argument
        /// `$tokens`: a state group.
        case state(String)
        /// `$clock.now`
        case clock
        /// `$error`: in `onFailure` and `always`.
        case error
        /// A result of an earlier step, or an item of `each`.
        case local(String)
        /// In the mock: `$request`, `$app`, a found record.
        case request, app
        /// `$settings.NAME`: a setting of the app, declared under `settings:`.
        case setting
        /// `$shared.Class`: the one object of a class that has `shared:`.
        case shared(String)
    }

    package var root: Root
    package var path: [String]

    package init(root: Root, path: [String]) {
        self.root = root
        self.path = path
    }
}
