import { LOW_PRICE } from '@/catalogue/numbersInTexts';
import { inRupees } from '../inRupees';
import type { OffersMessages } from '../Messages';
import { offerTitles } from './offerTitles';

export const offersMessages: OffersMessages = {
  title: offerTitles,
  tabTitle: (title, town) => `${town} में ${title}`,
  lead: {
    discounts: 'पूरी दुकान की सबसे बड़ी छूट, एक जगह। जो पसंद आए, व्हाट्सऐप पर पूछ लीजिए।',
    lowPrices: `पूरी दुकान में ${inRupees(LOW_PRICE)} से कम की अच्छी चीज़ें। जो पसंद आए, व्हाट्सऐप पर पूछ लीजिए।`,
    none: 'दुकान में जब भी छूट होगी, यहां दिखेगी।',
  },
  asked: 'दुकान का ऑफर',
  empty: {
    emptyHeading: 'अभी कोई ऑफर नहीं है',
    empty: 'कॉल या मैसेज कीजिए, नया क्या है और कितने का है, हम बता देंगे।',
  },
};
