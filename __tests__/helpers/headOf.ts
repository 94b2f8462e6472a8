/** The parts of the head that change on client-side navigation; the static HTML has more (`headIn`). */
export function headOf() {
  const value = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined;
  return {
    title: document.title,
    canonical: value('link[rel="canonical"]', 'href'),
    robots: value('meta[name="robots"]', 'content'),
  };
}
