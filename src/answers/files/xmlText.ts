/** The first line of an XML file. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** Escapes a text for XML. */
export function xmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
