package import Diagnostics

/// What the readers report about a file as a whole. What they mend inside it are the document's defects.
package enum ReaderRules {
    package static let unreadable = Rule(
        "guide-unreadable",
        .error,
        "a guide's bytes are no text",
        explanation: """
            A guide must be text: UTF-8, UTF-16 with a byte order mark, or an encoding that the page names in its head. The place shown is
            the first byte that does not fit. Nothing of such a file is read, for a wrong guess would garble names without a sign of it.

            Save the page as UTF-8, or mend the charset that its `<meta>` tag names: `<meta charset="euc-kr">`.
            """
    )

    package static let cutShort = Rule(
        "guide-cut-short",
        .error,
        "a guide could not be read to its end",
        explanation: """
            The parser stopped before the end of the file, or a construct swallowed the rest of it: `<!-- note` without its `-->`. What
            stands behind that place is in no block, so a missing fact may only be an unread one. The message says how far reading came.

            Mend the page at the place shown, or fetch it again if it was cut off.
            """
    )

    package static let wrongCharset = Rule(
        "guide-charset",
        .note,
        "a page names another encoding than it has",
        explanation: """
            The page is sound UTF-8 and names another encoding: a browser or a tool converted it and left the `<meta>` tag as it was. It is
            read as UTF-8, which is right. Mend the charset that the page names to quiet this note.
            """
    )

    package static let zeroByte = Rule(
        "guide-zero-byte",
        .note,
        "a page holds bytes that are zero",
        explanation: """
            No text has zero bytes; an editor or the site's generator left some in this page. Each is read as a blank, as browsers pass over
            them. A file with many of them is no text and is refused. Take them out of the page, or fetch it again, to quiet this note.
            """
    )

    package static let all = [unreadable, cutShort, wrongCharset, zeroByte]
}
