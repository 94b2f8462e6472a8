/** What every XML file begins with. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** A text as XML writes it. */
export function xmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
