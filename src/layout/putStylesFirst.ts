/**
 * Puts a page's file of styles, which its HTML asks for at the end so that nothing waits for it, before those that
 * styled-components adds to the head: of two rules for one element the later one counts. The file stays where it was until it
 * is there as well, out of the browser's cache; if it was lost on the way, this asks for it a second time.
 */
export function putStylesFirst({ document }: Window): void {
  const late = document.body.querySelector('link[rel="stylesheet"]');
  if (!late) return;
  const early = late.cloneNode() as HTMLLinkElement;
  early.onload = () => late.remove();
  document.head.querySelector('style')?.after(early);
}
