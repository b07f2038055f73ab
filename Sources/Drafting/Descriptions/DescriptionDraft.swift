import APIDescriptions
import SourceText

/// A description as the parts of a spec, before they are written.
struct DescriptionDraft {
    struct Endpoint {
        var name: String
        var operation: APIOperation
        /// Names of error cases.
        var errors: [String]
    }

    struct Object {
        var name: String
        var component: String
        var fields: [APIField]
        var place: Place
    }

    /// The id of the source that stands for the description.
    static let source = "description"

    let id: String
    let module: String
    let file: String
    /// The environments of the one host, where the description has several servers.
    let environments: [DescribedServers.Environment]
    private(set) var endpoints: [Endpoint] = []
    private(set) var objects: [Object] = []
    /// What components are called in the spec.
    private(set) var objectNames: [String: String] = [:]
    /// The objects' names, as types name them.
    let objectWords: Set<String>
    /// Statuses of refusals.
    private(set) var statuses: [Int] = []
    /// Where errors say in words what went wrong, if they do.
    private(set) var messagePath: String?
    private(set) var leftOut: [LeftOut]

    private static let methods: Set<String> = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]
    /// The likeliest place of a message first.
    private static let messages = [
        "message", "error.message", "error_description", "errorMessage", "detail", "description", "title", "error", "msg", "reason",
    ]

    init(_ description: APIDescription, id: String, module: String, file: String) {
        (self.id, self.module, self.file) = (id, module, file)
        let servers = DescribedServers(description.servers)
        environments = servers.environments
        leftOut = description.passedOver.map { LeftOut(name: $0.name, reason: $0.reason, place: $0.place) }
        var naming = DescriptionNames()
        var table = DescribedObjects(description.objects, &naming)
        objectNames = table.names
        objectWords = Set(table.names.values)
        var names = DescriptionNames()
        for operation in description.operations {
            guard Self.methods.contains(operation.method) else {
                leftOut.append(LeftOut(name: operation.title, reason: "no spec has the method \(operation.method)", place: operation.place))
                continue
            }
            var operation = operation
            operation.url = servers.spelled(operation.url)
            let errors = Set(operation.refusals.map(\.status)).sorted().map(StatusNames.name)
            endpoints.append(Endpoint(name: names.endpoint(operation), operation: Self.settled(operation, &table), errors: errors))
        }
        leftOut += table.leftOut
        let used = ObjectUse(table, of: endpoints.map(\.operation))
        objects = used.components.compactMap { component in
            description.objects[component].map { described in
                Object(
                    name: table.names[component] ?? component, component: component, fields: used.fields(of: component),
                    place: described.place)
            }
        }
        let refusals = endpoints.flatMap(\.operation.refusals)
        statuses = Set(refusals.map(\.status)).sorted()
        messagePath = Self.messages.max { first, second in
            func count(_ path: String) -> Int { refusals.count { $0.members.contains(path) } }
            return count(first) < count(second) || count(first) == count(second) && Self.rank(first) > Self.rank(second)
        }.flatMap { path in refusals.contains { $0.members.contains(path) } ? path : nil }
    }

    private static func rank(_ path: String) -> Int { messages.firstIndex(of: path) ?? messages.count }

    private static func settled(_ operation: APIOperation, _ table: inout DescribedObjects) -> APIOperation {
        var operation = operation
        let name = operation.id ?? operation.url
        var size = 0
        for index in operation.parameters.indices {
            operation.parameters[index].schema = table.settled(
                operation.parameters[index].schema, of: operation.parameters[index], in: name)
        }
        if let body = operation.body { operation.body?.fields = table.settled(body.fields, of: name, size: &size) }
        for index in operation.answers.indices {
            size = 0
            operation.answers[index].fields = table.settled(operation.answers[index].fields, of: name, size: &size)
        }
        return operation
    }
}
