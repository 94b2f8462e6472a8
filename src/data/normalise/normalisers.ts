import type { ItemKind, ItemOf } from '@/catalogue/collections';
import type { RawDocument } from '../source/CatalogueSource';
import { documentFields } from './documentFields';
import type { Normalised } from './normalised';
import { normalisePhoto } from './normalisePhoto';
import { normaliseProduct } from './normaliseProduct';
import { normaliseSlide } from './normaliseSlide';
import { normaliseVideo } from './normaliseVideo';

interface Normaliser<Item> {
  readonly normalise: (document: RawDocument, collection?: string) => Normalised<Item>;
  /** Names of the fields that a document of this kind may have. */
  readonly fields: readonly string[];
}

/** The normaliser for each kind of collection: it turns a document into an item. */
export const normalisers: { readonly [K in ItemKind]: Normaliser<ItemOf[K]> } = {
  product: { normalise: normaliseProduct, fields: Object.keys(documentFields.product) },
  photo: { normalise: normalisePhoto, fields: Object.keys(documentFields.photo) },
  slide: { normalise: normaliseSlide, fields: Object.keys(documentFields.slide) },
  video: { normalise: normaliseVideo, fields: Object.keys(documentFields.video) },
};
