import { absoluteAddress } from '@/catalogue/addresses';
import { idPartOf } from '@/catalogue/findProduct';
import { sitePages } from '@/catalogue/sitePages';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes, splitLanguage } from '@/shop/languages';
import { shortHash } from '../shortHash';

/** Version of the drawing and part of every hash. Raise it when the code that draws changes. */
const DRAWING = 1;

/** Twelve hexadecimal digits that change with everything that the picture shows. */
export function previewHash(card: PreviewCard): string {
  return shortHash([DRAWING, card]);
}

/**
 * The name of a page in its preview's address: the path without the slash, or `_home`, which no slug can be. For a
 * product the shelf, a dot, and the id as in the page's address. In another language than English its code and a dot
 * come first: `bn._home`.
 */
export function previewName(path: string): string {
  const { code, path: page } = splitLanguage(path);
  return code === 'en' ? nameOf(page) : `${code}.${nameOf(page)}`;
}

function nameOf(path: string): string {
  if (path === sitePages.home.path) return '_home';
  const [, page = '', segment] = path.split('/');
  return segment === undefined ? page : `${page}.${idPartOf(segment)}`;
}

/** Splits a preview's name into its language and the page's name in English: `bn.lens.01` into `bn` and `lens.01`. */
export function splitPreviewName(name: string): {
  readonly code: LanguageCode;
  readonly page: string;
} {
  const [first, ...rest] = name.split('.');
  const code = languageCodes.find((one) => one === first && one !== 'en');
  return code ? { code, page: rest.join('.') } : { code: 'en', page: name };
}

/** The absolute address of a page's preview. Not through the optimiser, whose format depends on the `Accept` header. */
export function previewAddress(path: string, card: PreviewCard): string {
  return absoluteAddress(`/api/preview/${previewName(path)}.${previewHash(card)}.jpg`);
}
