import { inRupees } from '../inRupees';
import type { FilterMessages } from '../Messages';

export const filterMessages: FilterMessages = {
  panel: 'सॉर्ट और फिल्टर',
  sort: 'किस क्रम में',
  orders: {
    shop: 'दुकान का क्रम',
    price: 'कीमत, कम से ज़्यादा',
    '-price': 'कीमत, ज़्यादा से कम',
    off: 'सबसे ज़्यादा छूट',
    name: 'नाम से',
  },
  prices: 'कीमत',
  anyPrice: 'कोई भी कीमत',
  span: (from, below) => {
    if (from === undefined) return `${inRupees(below ?? 0)} से कम`;
    if (below === undefined) return `${inRupees(from)} और उससे ऊपर`;
    return `${inRupees(from)} से ${inRupees(below)} के अंदर`;
  },
  discount: 'छूट',
  anyDiscount: 'छूट हो या न हो',
  least: (percent) => `${percent}% या ज़्यादा`,
  brand: 'ब्रांड',
  anyBrand: 'सभी ब्रांड',
  shade: 'शेड',
  anyShade: 'सभी शेड',
  counted: (offer, n) => `${offer} (${n})`,
  left: (n, all) => `${all} में से ${n}`,
  all: 'सभी दिखाएं',
  clear: 'सॉर्ट और फिल्टर हटाएं',
  show: (n) => `${n} प्रोडक्ट देखें`,
  nothing: (all) => `ऐसा कुछ नहीं मिला। फिल्टर हटाने पर ${all} प्रोडक्ट दिखेंगे।`,
};
