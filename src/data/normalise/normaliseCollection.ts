import type { Collection, ItemKind, ItemOf } from '@/catalogue/collections';
import type { Diagnostic, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { spellingKey } from '@/catalogue/fold';
import type { Photo, Product } from '@/catalogue/items';
import type { ShopNotice } from '@/catalogue/ShopNotice';
import { indianTime } from '@/shop/indianTime';
import { omitUndefined } from '@/shop/omitUndefined';
import type { RawDocument } from '../source/CatalogueSource';
import { documentFields, type NormalisedDocument, type ParsedDocument } from './documentFields';
import { normaliseProduct } from './normaliseProduct';
import { normaliseSlide } from './normaliseSlide';
import { normaliseVideo } from './normaliseVideo';
import { readFields } from './readFields';
import { excerpt } from './readText';
import { translationsOf } from './translations';

const normalisers: {
  readonly [K in ItemKind]: (read: ParsedDocument<K>) => NormalisedDocument<ItemOf[K]>;
} = {
  product: normaliseProduct,
  photo: normalisePhoto,
  slide: normaliseSlide,
  video: normaliseVideo,
  notice: normaliseNotice,
};

interface Shelving {
  readonly order?: number;
  readonly hidden?: true;
  /** The first and last day or month on the site, such as 2026-09-12 or 2026-09. */
  readonly show?: string;
  readonly until?: string;
}

/**
 * Turns a document of any shape into an item, or the diagnostic `leftOut`. A document that is hidden or outside its
 * days gets no other diagnostics, because it may be unfinished. Never throws.
 */
function normalise<K extends ItemKind>(
  kind: K,
  { id, fields }: RawDocument,
): NormalisedDocument<ItemOf[K]> {
  const read = readFields(fields, documentFields[kind]);
  const shelving: Shelving = read.values;
  const { hidden, order } = shelving;
  if (hidden) return { item: undefined, diagnostics: [{ code: 'hidden' }] };
  // With an unreadable first or last day nobody knows whether the item should be shown today.
  const unread = read.diagnostics.filter(
    ({ code, field }) => code === 'unreadable' && (field === 'show' || field === 'until'),
  );
  if (unread.length > 0) return { item: undefined, diagnostics: unread };
  const off = outOfDays(shelving);
  if (off) return { item: undefined, diagnostics: [off] };
  const { item, diagnostics } = normalisers[kind]({ id, ...read });
  return {
    item,
    diagnostics: item ? diagnostics : [...diagnostics, { code: 'leftOut' }],
    ...omitUndefined({ order }),
  };
}

/** The reason why a document is not shown on today's date in India; undefined if it is shown. */
function outOfDays({ show, until }: Shelving): Diagnostic | undefined {
  if (show && until && !reaches(until, show))
    return { code: 'daysCrossed', field: 'until', typed: until, expected: show };
  const { date } = indianTime(Date.now());
  const isOff = (show && date < show) || (until && !reaches(until, date));
  return isOff ? { code: 'hidden' } : undefined;
}

/** Whether `last`, a day or a whole month, is not before `day`. */
function reaches(last: string, day: string): boolean {
  return day.slice(0, last.length) <= last;
}

/** The items and diagnostics of a collection. */
interface NormalisedCollection<Item> {
  /** Sorted by the owner's field `order`, then as the documents; sold-out products come last. */
  readonly items: readonly Item[];
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/** Turns any number of documents into items and diagnostics, also on products with the same title. Never throws. */
function normaliseDocuments<K extends ItemKind>(
  kind: K,
  documents: readonly RawDocument[],
): NormalisedCollection<ItemOf[K]> {
  const read = documents.map((document) => ({
    id: document.id,
    ...normalise(kind, document),
  }));
  const items = [...read].sort(byOrder).flatMap(({ item }) => item ?? []);
  const diagnostics = read.flatMap(({ id, diagnostics }) =>
    diagnostics.map((diagnostic): ShelfDiagnostic => ({ ...diagnostic, ids: [id] })),
  );
  return {
    items,
    diagnostics:
      kind === 'product' ? [...diagnostics, ...duplicateTitleDiagnostics(items)] : diagnostics,
  };
}

/** One diagnostic for each title that several products of a shelf share, by its `spellingKey`. */
function duplicateTitleDiagnostics(
  products: readonly Pick<Product, 'id' | 'title'>[],
): ShelfDiagnostic[] {
  const byTitle = new Map<string, { readonly title: string; readonly ids: string[] }>();
  for (const { id, title = '' } of products) {
    const key = spellingKey(title);
    if (byTitle.has(key)) byTitle.get(key)?.ids.push(id);
    else if (key) byTitle.set(key, { title, ids: [id] });
  }
  return [...byTitle.values()].flatMap(({ title, ids }) =>
    ids.length > 1 ? [{ code: 'twins', ids, field: 'title', typed: excerpt(title) ?? '' }] : [],
  );
}

function byOrder(one: NormalisedDocument<object>, other: NormalisedDocument<object>): number {
  return isSoldOut(one) - isSoldOut(other) || orderOf(one) - orderOf(other);
}

function isSoldOut({ item }: NormalisedDocument<object>): number {
  return item && 'soldOut' in item ? 1 : 0;
}

function orderOf({ order = Number.MAX_VALUE }: NormalisedDocument<object>): number {
  return order;
}

/** Turns a collection's documents, sorted by id, into as many items as a page shows. Diagnoses all. Never throws. */
export function normaliseCollection<K extends ItemKind>(
  { kind, limit, document }: Collection<K>,
  all: readonly RawDocument[],
): NormalisedCollection<ItemOf[K]> {
  const own = all.filter(({ id }) => id === document);
  const documents = own.length > 0 ? own : document ? all.slice(0, 1) : all;
  const { items, diagnostics } = normaliseDocuments(kind, documents.slice(0, limit));
  const beyond = documents.slice(limit);
  return {
    items,
    diagnostics: [
      ...diagnostics,
      ...normaliseDocuments(kind, beyond).diagnostics,
      ...beyond.map(({ id }): ShelfDiagnostic => ({ code: 'beyondLimit', ids: [id] })),
      ...(items.length === 0 ? [{ code: 'emptyShelf', ids: [] } as const] : []),
    ],
  };
}

/** A photo of the shop from a document; no item without a picture. */
function normalisePhoto({
  id,
  values,
  diagnostics,
}: ParsedDocument<'photo'>): NormalisedDocument<Photo> {
  const { title, des, img: image } = values;
  const texts = {
    ...omitUndefined({ title, description: des }),
    ...translationsOf<Photo>({ title: 'title', des: 'description' }, values),
  };
  return { item: image ? { id, image, ...texts } : undefined, diagnostics };
}

/** The shop's notice from a document; no item when it says neither hours nor delivery. Holidays need hours. */
function normaliseNotice({
  id,
  values,
  diagnostics,
}: ParsedDocument<'notice'>): NormalisedDocument<ShopNotice> {
  const { hours: times, holidays = [], delivery } = values;
  if (!times && !delivery) return { item: undefined, diagnostics };
  const translations = translationsOf<ShopNotice>({ delivery: 'delivery' }, values);
  const hours = times && { times, holidays };
  return { item: { id, ...omitUndefined({ hours, delivery }), ...translations }, diagnostics };
}
