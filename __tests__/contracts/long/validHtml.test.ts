import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import UnlistedPage from '../../../pages/_error';
import ErrorPage from '../../../pages/500';
import OwnerPage, { getStaticProps as ownerData } from '../../../pages/owner';
import { demoProducts } from '../../helpers/demoProducts';
import { documentOf } from '../../helpers/documentOf';
import { emptyFolder } from '../../helpers/emptyFolder';
import { staticHtmlOf } from '../../helpers/staticHtmlOf';

/** Errors for standard features that the checker does not support yet, and where those are specified. */
const gaps: Readonly<Record<string, RegExp>> = {
  'container queries, CSS Containment 3': /“@container”|“container-type”/,
  'numbers without a unit as divisors in calc(), CSS Values 3': /: The types are incompatible/,
  'any tokens as the value of a custom property, CSS Variables 1': /CSS: Parse Error.*style="--/s,
  'fields as wide as their content, CSS UI 4': /“field-sizing”/,
};

const [product = { path: '' }] = demoProducts();
const message = (props: Awaited<ReturnType<typeof UnlistedPage.getInitialProps>>) =>
  documentOf(UnlistedPage, { props });

async function owner(): Promise<string> {
  const result = await ownerData();
  if (!result.props) throw new Error('The demo has no report');
  return documentOf(OwnerPage, result);
}

/** Every kind of page. The keys become file names. */
const kinds: Readonly<Record<string, () => Promise<string>>> = {
  home: () => staticHtmlOf('/'),
  category: () => staticHtmlOf('/Foundation'),
  brand: () => staticHtmlOf('/huda-brand'),
  product: () => staticHtmlOf(product.path),
  contact: () => staticHtmlOf('/contact-us'),
  reviews: () => staticHtmlOf('/Reviewpage'),
  visitShop: () => staticHtmlOf('/Visit-shop'),
  offers: () => staticHtmlOf('/offers'),
  howToBuy: () => staticHtmlOf('/how-to-buy'),
  privacy: () => staticHtmlOf('/privacy'),
  shortlist: () => staticHtmlOf('/shortlist'),
  search: () => staticHtmlOf('/search'),
  owner,
  notFound: () => message({ code: 'en', notFound: { nearest: [] } }),
  fault: () => message({ code: 'en' }),
  serverFault: () => documentOf(ErrorPage, { props: {} }),
};

interface Finding {
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** The findings of the W3C's Nu checker for these files. */
function check(files: readonly string[]): readonly Finding[] {
  const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
  // A short run is over before the better compiler pays.
  const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m', '-jar', jar];
  const options = [...java, '--errors-only', '--format', 'json', '--exit-zero-always'];
  const { stderr, error } = spawnSync('java', [...options, ...files], { encoding: 'utf8' });
  if (error) throw error;
  return JSON.parse(stderr).messages;
}

const hasJava = spawnSync('java', ['-version']).status === 0;
const runs = hasJava || Boolean(process.env.CI);
if (!runs)
  process.stderr.write(
    '\n*** Java was not found, so the HTML of the pages WAS NOT CHECKED. ***\n\n',
  );

const documents: Record<string, string> = {};
beforeAll(async () => {
  for (const [kind, html] of Object.entries(kinds)) documents[kind] = await html();
});

it.each(Object.keys(kinds))('the page of the kind %s has no list without items', (kind) => {
  expect(documents[kind]?.match(/<(ul|ol|dl)\b[^>]*><\/\1>/g)).toBeNull();
});

describe("the W3C's checker", () => {
  (runs ? it : it.skip)('finds no error in any kind of page', () => {
    const folder = emptyFolder();
    const files = Object.entries(documents).map(([kind, html]) => {
      const file = path.join(folder, `${kind}.html`);
      writeFileSync(file, `<!DOCTYPE html>${html}`);
      return file;
    });
    const errors = check(files)
      .map(({ url = '', message, extract }) => `${path.basename(url)}: ${message} ${extract}`)
      .filter((error) => !Object.values(gaps).some((gap) => gap.test(error)));
    expect(errors).toEqual([]);
  });
});
