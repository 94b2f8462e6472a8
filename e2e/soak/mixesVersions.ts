/** Whether a page shows two versions of a collection, as `keepRestocking` writes them. */
export function mixesVersions(html: string): boolean {
  const shown = new Set(html.match(/\[[\w -]+ version \d+\]/g));
  const collections = new Set([...shown].map((title) => title.replace(/ version.*/, '')));
  return collections.size < shown.size;
}
