/** The address of the file of styles that a page's HTML asks for. */
export function styleFileIn(html: string): string | undefined {
  return html.match(/<link rel="stylesheet" href="([^"]+)"/)?.[1];
}
