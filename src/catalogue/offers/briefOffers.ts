import { omitUndefined } from '@/shop/omitUndefined';
import { productPath } from '../addresses/addresses';
import { firstOffers } from './firstOffers';
import type { Offer, OfferInBrief, Offers } from './Offers';

/** The home page's row, computed for its cards, so that the browser has nothing to compute. */
export function briefOffers({ kind, offers }: Offers): Offers<OfferInBrief> {
  return { kind, offers: firstOffers(offers).map(brief) };
}

function brief(offer: Offer): OfferInBrief {
  const { slug, title, price = 0, mrp, off, image } = offer;
  return {
    path: productPath(offer, offer),
    slug,
    price,
    ...omitUndefined({ mrp, off, title, image }),
  };
}
