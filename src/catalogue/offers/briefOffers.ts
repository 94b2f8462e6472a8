import { omitUndefined } from '@/shop/omitUndefined';
import { productPath } from '../addresses';
import { honestPrice } from '../honestPrice';
import { firstOffers } from './firstOffers';
import type { Offer, OfferInBrief, Offers } from './Offers';

/** Those of the home page's row with what a card of it shows, so that the browser has nothing to compute. */
export function briefOffers({ kind, offers }: Offers): Offers<OfferInBrief> {
  return { kind, offers: firstOffers(offers).map(brief) };
}

function brief(offer: Offer): OfferInBrief {
  const { slug, title, image } = offer;
  const { price = 0, ...discount } = honestPrice(offer);
  return {
    path: productPath(offer, offer),
    slug,
    price,
    ...discount,
    ...omitUndefined({ title, image }),
  };
}
