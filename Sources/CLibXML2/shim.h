#pragma once
#include <libxml/xmlversion.h>
// Where libxml2 was built with ICU, its headers pull in the system's ICU, which clashes with the one inside Foundation. Only the layout of
// `xmlCharEncodingHandler` depends on it, and nothing here touches that: text is decoded before libxml2 sees it.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>

/// `xmlFree` is a mutable global function pointer, which Swift 6 refuses; this reads it for us.
static inline void guidewright_xml_free(void *pointer) { xmlFree(pointer); }
