extension Spec {
    /// The names of everything that travels between client and server, nested fields too. Guides rarely declare those; their samples use them.
    package var fieldNames: Set<String> {
        var names: Set<String> = []
        for endpoint in endpoints {
            for parameter in endpoint.parameters where !parameter.location.isOfApp { parameter.field.collectNames(in: &names) }
            for response in [endpoint.response].compactMap({ $0 }) + endpoint.alternatives {
                for field in response.fields { field.collectNames(in: &names) }
            }
        }
        return names
    }
}

extension Field {
    fileprivate func collectNames(in names: inout Set<String>) {
        names.insert(name.value)
        for field in fields { field.collectNames(in: &names) }
    }
}
