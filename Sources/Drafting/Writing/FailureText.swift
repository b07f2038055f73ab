import Spec

/// The shape of failures, as a spec has it.
extension Draft.Failure {
    var outline: YAMLOutline {
        .list([
            .mapping([
                ("name", .text("failure")), ("status", .plain(String(status))), ("body", .mapping(members)),
                ("errors", .flow(.list(errors.map { .text($0) }))),
            ])
        ])
    }
}
