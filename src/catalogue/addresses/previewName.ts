import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes, splitLanguage } from '@/shop/languages';
import { idPartOf } from './idPart';
import { pageDefinitions } from './pageDefinitions';

/** Begins the name of a picture to post. No shelf's slug begins so. */
const STATUS = '_status';

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

/**
 * The path of the picture to post of a page in a language. It leads to that of the current hash, so that pages don't
 * carry one.
 */
export function statusPath(path: string): string {
  return `/api/preview/${STATUS}.${previewName(path)}.now.jpg`;
}

/** Splits a preview's name into layout, language and English name: `_status.bn.lens.01` into `bn` and `lens.01`. */
export function splitPreviewName(name: string): {
  readonly isStatus: boolean;
  readonly code: LanguageCode;
  readonly page: string;
} {
  const isStatus = name.startsWith(`${STATUS}.`);
  const [first, ...rest] = name.slice(isStatus ? STATUS.length + 1 : 0).split('.');
  const code = languageCodes.find((one) => one === first && one !== 'en');
  return { isStatus, code: code ?? 'en', page: (code ? rest : [first, ...rest]).join('.') };
}
