import type { ItemKind, ItemOf } from '@/catalogue/collections';
import type { RawDocument } from '../source/CatalogueSource';
import { normalisePhoto } from './normalisePhoto';
import { normaliseProduct } from './normaliseProduct';
import type { Normalised } from './normaliser';
import { normaliseSlide } from './normaliseSlide';
import { normaliseVideo } from './normaliseVideo';

/** The normaliser for each kind of collection: it turns a document into an item. */
export const normalisers: {
  readonly [K in ItemKind]: (document: RawDocument, collection?: string) => Normalised<ItemOf[K]>;
} = {
  product: normaliseProduct,
  photo: normalisePhoto,
  slide: normaliseSlide,
  video: normaliseVideo,
};
