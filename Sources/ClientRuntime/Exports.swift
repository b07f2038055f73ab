@_exported public import Foundation
@_exported public import HTTPTypes
@_exported public import WireValues

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif
