import { media } from '@styles/breakpoints';
import { standInFaces } from '@styles/fontFaces';
import { textStyle } from '@styles/globalStyle';
import { tokens } from '@styles/tokens';

/** How long a page waits for its file of styles before it shows itself without: longer than the slowest network takes for it. */
const PATIENCE = '10s';

/** On phones held upright, where what comes first is below the header and above all else. */
const upright = `${media.belowMedium} and (orientation:portrait)`;

/**
 * Keeps back what has no style yet, for so long: all of it, but on phones the product's picture, name and price. The header,
 * which is above them, has its height all the same. Both end of themselves. A picture fills its frame, here that of the product
 * alone, and icons are small, for a page that stays without styles.
 */
const wait = `@keyframes wait{from,to{visibility:hidden}}
body{animation:wait ${PATIENCE}}
svg{width:1.25em}
@keyframes low{from,to{height:var(--header-height);overflow:hidden}}
${upright}{header{animation:low ${PATIENCE}}
#__next>a{position:fixed}
main article div:has(>a>img),main article h1,.line,.saved{visibility:visible}
article a>img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}}`.replace(
  /\n/g,
  '',
);

/** Begins a file of styles: the page need not wait any longer, nor is any page after it like one without styles. */
export const endOfWaiting = 'body,header{animation:none}svg{width:auto}';

/**
 * The style in which a page of a product is seen until its file of styles is there: what of these rules holds for what stands
 * first in its main part, up to the ways to ask. It is of the file, word for word, so that nothing moves when that comes; its
 * variables are written out, for there are few.
 */
export function firstLook(rules: Iterable<string>, html: string): string {
  const known = classesIn(firstPart(html));
  const first = [...rules].filter(
    (rule) => isPlain(rule) && classesOf(rule).every((name) => known.has(name)),
  );
  return standInFaces.replace(/\n/g, '') + writtenOut(textStyle + first.join('') + wait);
}

/** What is in `<main>` before the ways to ask, without the picture: its style would fill the page with those further down. */
function firstPart(html: string): string {
  const inside = html.slice(html.indexOf('>', html.indexOf('<main')));
  const first = inside.slice(0, inside.lastIndexOf('<div', inside.indexOf('href="tel:')));
  return first.replace(/<img [^>]*>/g, '');
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

/** Holds at once, and on every screen: a phone's style is what others are added to. */
function isPlain(rule: string): boolean {
  return !rule.startsWith('@') && !/:(?:hover|active|focus)|\[/.test(selectorOf(rule));
}

function classesOf(rule: string): string[] {
  return [...selectorOf(rule).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function selectorOf(rule: string): string {
  return rule.slice(0, rule.indexOf('{'));
}

/** The same with each variable's value in its place, as far as that is one of the site's tokens. */
function writtenOut(style: string): string {
  const known: Readonly<Record<string, string>> = tokens;
  const once = style.replace(/var\(--([\w-]+)\)/g, (whole, name) => known[name] ?? whole);
  return once === style ? style : writtenOut(once);
}
