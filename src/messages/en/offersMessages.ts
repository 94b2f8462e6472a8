import { LOW_PRICE } from '@/catalogue/numbersInTexts';
import { inRupees } from '../inRupees';
import { offerTitles } from './offerTitles';

export const offersMessages = {
  title: offerTitles,
  tabTitle: (title: string, town: string) => `${title} in ${town}`,
  lead: {
    discounts: 'The biggest discounts from our whole shop. Ask for any of them on WhatsApp.',
    lowPrices: `Good products under ${inRupees(LOW_PRICE)} from our whole shop. Ask for any of them on WhatsApp.`,
    none: 'Whenever we have a discount, you will find it here.',
  },
  /** What the message of the bottom bar's WhatsApp button asks about. */
  asked: 'your offers',
  empty: {
    emptyHeading: 'No offers right now',
    empty: 'Call or WhatsApp us for new arrivals and prices.',
  },
};
