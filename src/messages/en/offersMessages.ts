import { LOW_PRICE } from '@/shop/lowPrice';
import { inRupees } from '../inRupees';
import { offerTitles } from './offerTitles';

export const offersMessages = {
  title: offerTitles,
  tabTitle: (title: string, town: string) => `${title} in ${town}`,
  lead: {
    discounts: 'The biggest discounts from all our shelves. Ask for any of them on WhatsApp.',
    lowPrices: `Good things from all our shelves for less than ${inRupees(LOW_PRICE)}. Ask for any of them on WhatsApp.`,
    none: 'Discounts from all our shelves, when there are some.',
  },
  /** Asked for by the bottom bar's WhatsApp button. */
  asked: 'your offers',
  empty: {
    emptyHeading: 'No offers right now',
    empty: 'Call or write to us, and we will tell you what is new and what it costs.',
  },
};
