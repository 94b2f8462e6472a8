import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { diagnosticSeverities } from '@/catalogue/Diagnostic';
import type { RawDocument } from '@/data/source/CatalogueSource';
import fc from '../../helpers/fastCheck';
import { firestoreDocuments } from '../../helpers/firestoreDocuments';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { normalise } from '../../helpers/normalise';
import { rawDocument } from '../../helpers/rawDocument';
import { showable } from '../../helpers/showable';

/** The rule for each field of an item; a field without a rule must be absent. */
type ItemRules = Readonly<Record<string, (value: unknown) => boolean>>;

/** The fields of an item that break their rule, and "not JSON" when a JSON round trip changes the item. */
function itemFaults(item: object, rules: ItemRules): string[] {
  const faults = Object.entries(item)
    .filter(([name, value]) => !Object.hasOwn(rules, name) || !rules[name]?.(value))
    .map(([name]) => name);
  return isDeepStrictEqual(jsonRoundTrip(item), item) ? faults : [...faults, 'not JSON'];
}

interface ItemKind {
  readonly kind: string;
  readonly normalise: (document: RawDocument) => {
    readonly item: object | undefined;
    readonly diagnostics: readonly Diagnostic[];
  };
  /** The specified fields of its documents. */
  readonly fields: readonly string[];
  readonly rules: ItemRules;
}

const { id, text, rupees, percent, address } = showable;

const shelving = ['order', 'hidden'];

/** The four kinds of items: their normaliser, the fields of their documents, and the rules for the result. */
const itemKinds: readonly ItemKind[] = [
  {
    kind: 'product',
    normalise: (document) => normalise('product', document),
    fields: [
      'title',
      'des',
      'delivery',
      'mrp',
      'off',
      'price',
      'soldOut',
      'homeDelivery',
      ...['shades', 'size', 'brand', 'use', 'inside', 'best', 'show', 'until'],
      ...shelving,
      ...['img', 'img2', 'img3', 'img4', 'img5', 'img6'],
    ],
    rules: {
      ...{ id, title: text(160), description: text(1200), delivery: text(200) },
      ...{ mrp: rupees, off: percent, price: rupees, image: address },
      moreImages: (value) =>
        Array.isArray(value) && value.length > 0 && value.length <= 5 && value.every(address),
      soldOut: (value) => value === true,
      noDelivery: (value) => value === true,
      ...{ shades: areShades, size: isSize, brand: text(60), best: text(60) },
      ...{ use: text(1200), inside: text(1200) },
    },
  },
  {
    kind: 'photo',
    normalise: (document) => normalise('photo', document),
    fields: ['title', 'des', 'img', ...shelving],
    rules: { id, title: text(160), description: text(1200), image: address },
  },
  {
    kind: 'slide',
    normalise: (document) => normalise('slide', document),
    fields: [
      ...['slider1', 'slider2', 'slider3', 'alt1', 'alt2', 'alt3', 'link1', 'link2', 'link3'],
      ...['headline1', 'headline2', 'headline3', 'line1', 'line2', 'line3'],
      ...shelving,
    ],
    rules: { id, pictures: areSlidePictures },
  },
  {
    kind: 'video',
    normalise: (document) => normalise('video', document),
    fields: ['title', 'Vedioyoutube', 'img', ...shelving],
    rules: { id, title: text(160), media: isPlayable, poster: address },
  },
];

function areShades(shades: unknown): boolean {
  if (!Array.isArray(shades) || shades.length === 0) return false;
  const names = shades.map(({ name }) => String(name).toLowerCase());
  return (
    new Set(names).size === shades.length &&
    shades.every(
      ({ name, colour, soldOut, ...more }) =>
        text(40)(name) &&
        (colour === undefined || /^#[0-9a-f]{6}$/.test(colour)) &&
        (soldOut === undefined || soldOut === true) &&
        Object.keys(more).length === 0,
    )
  );
}

function isSize(size: unknown): boolean {
  const { text: typed, measure, ...more } = Object(size);
  return (
    text(40)(typed) &&
    (measure === undefined ||
      (measure.amount > 0 &&
        Number.isFinite(measure.amount) &&
        ['ml', 'g', 'piece'].includes(measure.unit))) &&
    Object.keys(more).length === 0
  );
}

function areSlidePictures(pictures: unknown): boolean {
  if (!Array.isArray(pictures) || pictures.length === 0 || pictures.length > 3) return false;
  return pictures.every(
    ({ image, alt, link, headline, line, ...more }) =>
      address(image) &&
      (alt === undefined || text(200)(alt)) &&
      (link === undefined || address(link)) &&
      [headline, line].every((words) => words === undefined || text(40)(words)) &&
      Object.keys(more).length === 0,
  );
}

function isPlayable(media: unknown): boolean {
  const [entry, ...more] = Object.entries(media ?? {});
  if (!entry || more.length > 0) return false;
  const [player, source] = entry;
  if (player === 'youTubeId') return typeof source === 'string' && /^[\w-]{11}$/.test(source);
  return player === 'file' && address(source) && /\.(mp4|webm)(\?|$)/i.test(String(source));
}

/** The diagnostics of documents that no page shows. */
const unseen = ['leftOut', 'hidden', 'daysCrossed'];

const diagnosticText = showable.text(80);
const diagnosticRules: ItemRules = {
  code: (value) => Object.hasOwn(diagnosticSeverities, String(value)),
  // A field's name may consist of invisible characters only.
  field: (value) => value === '' || diagnosticText(value),
  ...{ typed: diagnosticText, shown: diagnosticText, expected: diagnosticText },
};

/** The fields of a diagnostic that a report cannot show. */
function diagnosticFaults(diagnostic: Diagnostic): string[] {
  return itemFaults(diagnostic, diagnosticRules);
}

/** The keys of Object.prototype, recorded before any document is read. */
const ownKeys = Reflect.ownKeys(Object.prototype);

describe.each(itemKinds)('a $kind normalised from any document', ({ normalise, fields, rules }) => {
  const documents = firestoreDocuments(fields);

  it('can be shown and carried as JSON, with the id of its document, or is undefined and its diagnostics say so', () => {
    const items = fc.property(documents, (document) => {
      const { item, diagnostics } = normalise(document);
      expect(itemFaults(item ?? {}, rules)).toEqual([]);
      expect([document.id, undefined]).toContain(Object(item).id);
      expect(diagnostics.flatMap(diagnosticFaults)).toEqual([]);
      const says = diagnostics.some(({ code, field = '' }) =>
        code === 'unreadable' ? /^(?:show|until)$/.test(field) : unseen.includes(code),
      );
      expect(says).toBe(item === undefined);
    });
    fc.assert(items);
  });

  it('is the same each time, and does not pollute Object.prototype', () => {
    const items = fc.property(documents, (document) => {
      expect(normalise(document)).toStrictEqual(normalise(document));
      expect(Reflect.ownKeys(Object.prototype)).toStrictEqual(ownKeys);
    });
    fc.assert(items);
  });

  it('is undefined when there are no fields', () => {
    for (const none of [undefined, null, {}, [], '', 0, new Map([['title', 'Rose']])]) {
      expect(normalise(rawDocument(none)).item).toBeUndefined();
    }
  });
});
