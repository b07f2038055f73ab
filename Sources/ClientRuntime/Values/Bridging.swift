public import Foundation

/// A dictionary as Swift showed Objective-C's before it had `Any` for their values.
public func bridged(_ values: [AnyHashable: Any]?) -> [NSObject: AnyObject]? {
    values.map { bridged($0) }
}

/// A dictionary as Swift 2 showed those of Objective-C, where there has to be one.
public func bridged(_ values: [AnyHashable: Any]) -> [NSObject: AnyObject] {
    let members = values.map { name, value in (NSString(string: "\(name.base)") as NSObject, value as AnyObject) }
    return Dictionary(members) { _, last in last }
}

/// The same dictionary as Swift shows it now.
public func unbridged(_ objects: [NSObject: AnyObject]?) -> [AnyHashable: Any]? {
    objects.map { unbridged($0) }
}

/// A dictionary of Swift 2 as Swift shows it today, where there has to be one.
public func unbridged(_ objects: [NSObject: AnyObject]) -> [AnyHashable: Any] {
    let members = objects.map { name, object in (AnyHashable("\(name)"), (object as? String) ?? (object as Any)) }
    return Dictionary(members) { _, last in last }
}
