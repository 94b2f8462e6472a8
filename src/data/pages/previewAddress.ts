import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { idPartOf } from '@/catalogue/addresses/idPart';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { digest } from '@/catalogue/digest';
import type { PreviewCard } from '@/seo/PreviewCard';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes, splitLanguage } from '@/shop/languages';

/** Part of every hash. Raise it when the way of drawing changes, so that all previews get new addresses. */
const DRAWING = 1;

/** Eleven letters and digits that change whenever anything in the picture changes. */
export function previewHash(card: PreviewCard): string {
  return digest(JSON.stringify([DRAWING, card])).slice(-11);
}

/**
 * A page's name in the address of its preview: the path without slash, `_home` for the home page, shelf and id for a
 * product (`lens.01`); for other languages the code stands before it (`bn._home`).
 */
export function previewName(path: string): string {
  const { code, path: page } = splitLanguage(path);
  return code === 'en' ? nameOf(page) : `${code}.${nameOf(page)}`;
}

function nameOf(path: string): string {
  if (path === pageDefinitions.home.path) return '_home';
  const [, page = '', segment] = path.split('/');
  return segment === undefined ? page : `${page}.${idPartOf(segment)}`;
}

/** Splits a preview's name into language and English name: `bn.lens.01` into `bn` and `lens.01`. */
export function splitPreviewName(name: string): {
  readonly code: LanguageCode;
  readonly page: string;
} {
  const [first, ...rest] = name.split('.');
  const code = languageCodes.find((one) => one === first && one !== 'en');
  return code ? { code, page: rest.join('.') } : { code: 'en', page: name };
}

/**
 * The absolute address of a page's preview. It is not optimised, because all readers must get the same format, JPEG.
 */
export function previewAddress(path: string, card: PreviewCard): string {
  return absoluteAddress(`/api/preview/${previewName(path)}.${previewHash(card)}.jpg`);
}
