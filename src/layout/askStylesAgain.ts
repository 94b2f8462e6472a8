/**
 * Asks once more for a page's file of styles, when it did not come. Scripts run when the styles before them have come or
 * failed. Of one that failed Chromium has a sheet all the same, so what tells is whether the page knows its colours.
 */
export function askStylesAgain({ document, getComputedStyle }: Window): void {
  const link = document.querySelector('link[rel="stylesheet"]');
  const colour = () => getComputedStyle(document.documentElement).getPropertyValue('--page');
  if (link && !colour()) link.replaceWith(link.cloneNode());
}
