import { inRupees } from '../inRupees';
import type { CategoryMessages } from '../Messages';

export const categoryMessages: CategoryMessages = {
  /** "बहरमपुर में प्राइमर ₹375 से, 25% तक छूट". */
  title: {
    from: (price) => `${price} से`,
    upTo: (percent) => `${percent}% तक छूट`,
    inTown: (name, town) => `${town} में ${name}`,
  },
  filter: {
    choose: (set) => (set > 0 ? `फिल्टर · ${set}` : 'सॉर्ट और फिल्टर'),
    sort: 'किस क्रम में',
    orders: {
      shop: 'दुकान का क्रम',
      price: 'कीमत, कम से ज़्यादा',
      '-price': 'कीमत, ज़्यादा से कम',
      off: 'सबसे ज़्यादा छूट',
    },
    prices: 'कीमत',
    anyPrice: 'कोई भी कीमत',
    span: (from, below) => {
      if (from === undefined) return `${inRupees(below ?? 0)} से कम`;
      if (below === undefined) return `${inRupees(from)} और उससे ऊपर`;
      return `${inRupees(from)} से ${inRupees(below)} के अंदर`;
    },
    brand: 'ब्रांड',
    anyBrand: 'सभी ब्रांड',
    shade: 'शेड',
    anyShade: 'सभी शेड',
    left: (n, all) => `${all} में से ${n}`,
    clear: 'फिल्टर हटाएं',
    show: (n) => `${n} प्रोडक्ट देखें`,
    nothing: (all) => `ऐसा कुछ नहीं मिला। फिल्टर हटाने पर ${all} प्रोडक्ट दिखेंगे।`,
  },
};
