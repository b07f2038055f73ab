package import Diagnostics

/// A heading or a list says otherwise than the declaration under it. Reported where names and pairs are compared.
package enum HeadingDiffers {
    package static let rule = Rule(
        "heading-differs",
        "a heading or a list disagrees with the declaration",
        explanation: """
            The heading of a section, or an entry of a list of methods, names a class or a type otherwise than the declaration does. Example: the \
            heading `ShopResponse` over `@interface ShopsResponse`. Follow the declaration, and accept the finding with an erratum.
            """
    )
}

/// A sample says otherwise than the declaration. Reported where pairs are compared.
package enum SampleDiffers {
    package static let rule = Rule(
        "sample-differs",
        "a sample disagrees with the declaration",
        explanation: """
            A sample implements or calls a method with other types than its declaration has, or on the class where the declaration is of objects. \
            Code copied from it does not compile, or warns. Follow the declaration, and accept the finding with an erratum.
            """
    )
}
