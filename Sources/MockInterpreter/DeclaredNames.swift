internal import Spec

// What a spec declares, where the mock's runtime has a type of the same name.
typealias DeclaredRecord = RecordType
typealias DeclaredType = ValueType
typealias DeclaredWireForm = WireForm
