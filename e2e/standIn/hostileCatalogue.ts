import { hostileAddresses } from '../../__tests__/helpers/hostileAddresses';
import type { StandInDocuments } from './runQuery';

const text = (stringValue: string) => ({ stringValue });

/** Firestore accepts documents of up to 1 MiB, name included. */
const ALMOST_A_MEGABYTE = 1_000_000;

/** Texts that would run code, reverse or hide text, or break the layout if a page treated them as more than text. */
const hostileTexts: readonly string[] = [
  '<script>window.ran = true</script>',
  '<img src=x onerror="window.ran = true">',
  '"><svg onload="window.ran = true">',
  '</script><script>window.ran = true</script>',
  '\u202eTurned round, and never turned back',
  'Hid\u200bden\u2060 marks\ufeff in\u00ad between',
  'A'.repeat(100_000),
  'গোলাপ'.repeat(20_000),
  '🙂'.repeat(25_000),
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d'.repeat(300),
  '{{constructor.constructor("window.ran = true")()}}',
  '%3Cscript%3E, &lt;script&gt;, \\u003cscript\\u003e',
  'constructor',
  '__proto__',
];

function numbered(documents: readonly Readonly<Record<string, unknown>>[]): StandInDocuments {
  return Object.fromEntries(
    documents.map((fields, index) => [`item-${String(index).padStart(2, '0')}`, fields]),
  );
}

const products = hostileTexts.map((hostile) => ({
  title: text(hostile),
  des: text(hostile),
  delivery: text(hostile),
  __proto__: text('own'),
  constructor: text('own'),
}));

const pictured = hostileAddresses.map((address, index) => ({
  title: text(`Address ${index}`),
  img: text(address),
}));

/** Collections with malicious content. Ids are harmless: the database itself restricts them. */
export const hostileCatalogue: ReadonlyMap<string, StandInDocuments> = new Map([
  ['MAKEUP-Foundation', numbered(products)],
  ['MAKEUP-Primer', numbered(pictured)],
  [
    'MAKEUP-Toner',
    numbered(
      Array.from({ length: 45 }, (_, index) => ({
        title: text(`Heavy ${index} `.padEnd(ALMOST_A_MEGABYTE, 'x')),
      })),
    ),
  ],
  [
    'SLIDER-HOME',
    numbered(
      hostileAddresses.map((address) => ({ slider1: text(address), slider2: text(address) })),
    ),
  ],
  [
    'VISIT-SHOP',
    numbered([
      ...hostileAddresses.map((address) => ({ title: text('Photo'), img: text(address) })),
      ...hostileTexts.map((hostile) => ({
        title: text(hostile),
        des: text(hostile),
        img: text('/pictures/products/lens-1.webp'),
      })),
    ]),
  ],
  [
    'VIDEO YOUTUBE',
    numbered([
      ...hostileTexts.slice(0, 6).map((hostile) => ({
        title: text(hostile),
        Vedioyoutube: text('https://youtu.be/dQw4w9WgXcQ'),
        img: text('/pictures/products/lens-1.webp'),
      })),
      ...hostileAddresses.map((address) => ({
        title: text('Video'),
        Vedioyoutube: text(address),
        img: text(address),
      })),
    ]),
  ],
]);
