import { existsSync } from 'node:fs';
import type { PageComponent } from '@/page/makePage';
import { splitLanguage } from '@/shop/languages';
import { documentOf } from './documentOf';

/** A page's file, as far as all are alike. */
interface PageFile {
  readonly default: PageComponent;
  readonly getStaticProps: (context: object) => Promise<{ readonly props: object }>;
}

/** The static HTML of a page of the site by its path, in any language, from the embedded demo catalogue. */
export async function staticHtmlOf(address: string): Promise<string> {
  const { code, path } = splitLanguage(address);
  const [category = '', product = ''] = path.slice(1).split('/').map(decodeURIComponent);
  const folder = code === 'en' ? '' : `${code}/`;
  const own = folder + (category || 'index');
  const shelf = product ? '[category]/[product]' : '[category]';
  const name = existsSync(`pages/${own}.tsx`) ? own : folder + shelf;
  const page: PageFile = await import(`../../pages/${name}`);
  return documentOf(page.default, await page.getStaticProps({ params: { category, product } }));
}
