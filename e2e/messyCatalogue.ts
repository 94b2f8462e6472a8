import type { DocumentFields } from '../scripts/database/Database';
import type { CatalogueFiles } from '../scripts/push/readCatalogueFiles';
import { benchProducts } from './benchShelf';
import { EMULATOR_KEY } from './emulatorKey';
import { sites } from './sites';

/** Sixty products, of which the page shows the first 45, with pictures of the demo. */
const sixtyProducts: Record<string, DocumentFields> = Object.fromEntries(
  benchProducts(60).map(({ id, ...fields }, index) => [
    id,
    { ...fields, img: `/pictures/products/Primer-${(index % 5) + 1}.webp` },
  ]),
);

/** Documents as people type them: numbers as text, fields missing, null or of another type. */
const handTyped: Record<string, DocumentFields> = {
  'a-text-numbers': {
    title: ' Text  numbers ',
    mrp: '₹1,299/-',
    off: ' 20 % ',
    price: 'Rs. 1,039',
    img: '/pictures/products/Toner-1.webp',
  },
  'b-bengali': {
    title: 'গোলাপ টোনার',
    des: 'গোলাপ জলের হালকা টোনার',
    price: '৪৫০',
    img: '/pictures/products/Toner-2.webp',
  },
  'c-no-price': {
    title: 'Without a price',
    mrp: null,
    off: 'ask',
    price: '',
    img: '/pictures/products/Toner-3.webp',
  },
  'd-no-picture': { title: 'Without a picture', price: 112_999, mrp: 112_999, off: 0 },
  'e-broken-picture': {
    title: 'With a lost picture',
    price: 99,
    img: '/pictures/products/not-there.webp',
  },
  'f-wrong-types': {
    title: { en: 'A map' },
    des: ['a', 'list'],
    price: true,
    img: '/pictures/products/Toner-4.webp',
  },
  'g-markup': {
    title: '<b>Bold</b> <script>alert(1)</script>',
    img: 'javascript:alert(1)',
    price: -5,
  },
  // The site's project id and API key inside a document: only the owner's report shows this address.
  'h-useless': {
    des: 'Neither title nor picture',
    price: 10,
    img: `gs://${sites.firestore.projectId}/${EMULATOR_KEY}.jpg`,
  },
  'i-empty': {},
};

/** Ids that Firestore accepts (any text without a slash, except `.` and `..`), in Firestore's order. */
export const hostileIds: readonly string[] = [
  ...['a b', 'a%2Fb', 'a-b', 'a.b', 'a_b', 'a~b', 'Ab', 'aB', '...', '..a', '100%', '<b>', "'"],
  ...['?x=1', '#a', '[product]', 'constructor', 'গোলাপ', '💄', 'x'.repeat(1_500)],
].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));

/** A title that is difficult in an address. Some ids share a title. */
export function oddlyNamed(id: string): string {
  const titles = ['../../etc/passwd', 'গোলাপ 💄', '100% / off?', 'Two alike', 'Two alike', '💄💄'];
  return titles[hostileIds.indexOf(id) % titles.length] ?? '';
}

/** Shelves that replace the demo's in the Firestore tests. */
export const messyCatalogue: CatalogueFiles = new Map([
  ['MAKEUP-Primer', sixtyProducts],
  ['MAKEUP-Toner', handTyped],
  ['MAKEUP-Fixer', {}],
  [
    'HAIR-Gador',
    Object.fromEntries(
      hostileIds.map((id) => [
        id,
        {
          title: oddlyNamed(id),
          price: 100,
          mrp: 120,
          img: '/pictures/products/Hair-Gador-1.webp',
        },
      ]),
    ),
  ],
]);
