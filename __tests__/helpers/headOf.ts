/** What search engines and preview readers find in the head of the page that stands in the document. */
export function headOf() {
  const value = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined;
  return {
    title: document.title,
    description: value('meta[name="description"]', 'content'),
    canonical: value('link[rel="canonical"]', 'href'),
    robots: value('meta[name="robots"]', 'content'),
  };
}
