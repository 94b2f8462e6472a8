import type { ItemOf, Kind } from '@/catalogue/collections';
import type { RawDocument } from '../source/CatalogueSource';
import { normalisePhoto } from './normalisePhoto';
import { normaliseProduct } from './normaliseProduct';
import { normaliseSlide } from './normaliseSlide';
import { normaliseVideo } from './normaliseVideo';

type Normalisers = { readonly [K in Kind]: (document: RawDocument) => ItemOf[K] | undefined };

/** What makes an item of a document, for each kind of collection. */
export const normalisers: Normalisers = {
  product: normaliseProduct,
  photo: normalisePhoto,
  slide: normaliseSlide,
  video: normaliseVideo,
};
