import { omitUndefined } from '@/shop/omitUndefined';
import { productPath } from '../addresses';
import { honestPrice } from '../honestPrice';
import { offerRow } from './OfferList';
import type { Offer, OfferInBrief, Offers } from './Offers';

/** The first offers with what a card of the home page's row shows, so that the browser has nothing to compute. */
export function briefOffers({ kind, offers }: Offers): Offers<OfferInBrief> {
  return { kind, offers: offers.slice(0, offerRow.most).map(brief) };
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
