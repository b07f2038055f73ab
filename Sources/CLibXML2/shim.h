#pragma once
#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>

/// `xmlFree` is a mutable global function pointer, which Swift 6 refuses; this reads it for us.
static inline void guidewright_xml_free(void *pointer) { xmlFree(pointer); }
