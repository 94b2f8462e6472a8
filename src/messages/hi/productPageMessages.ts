import type { ProductPageMessages } from '../Messages';
import { perUnit } from './perUnit';
import { shopAnswers } from './shopAnswers';

export const productPageMessages: ProductPageMessages = {
  title: {
    forPrice: (name, price) => `${name} ${price} में`,
    off: (percent) => `${percent}% छूट`,
  },
  lookCloser: (title) => `पास से देखें: ${title}`,
  pictures: 'इस प्रोडक्ट की फोटो',
  picture: (at, of) => `${of} में से फोटो ${at}`,
  lookCloserAt: (title, at, of) => `पास से देखें: ${title}, ${of} में से फोटो ${at}`,
  saved: (amount) => `आपकी बचत ${amount}`,
  per: perUnit,
  chooseShade: 'शेड चुनें',
  shadeSoldOut: ', स्टॉक खत्म',
  facts: { use: 'कैसे इस्तेमाल करें', inside: 'इसमें क्या-क्या है', best: 'कब तक इस्तेमाल करें' },
  all: 'सब देखें',
  others: (shelf) => `${shelf} में और देखें`,
  left: {
    title: 'यह प्रोडक्ट अब साइट पर नहीं है',
    lead: 'हमसे पूछ लें: हो सकता है दुकान में हो, या ऐसा ही कुछ और मिल जाए।',
  },
  answers: shopAnswers,
};
