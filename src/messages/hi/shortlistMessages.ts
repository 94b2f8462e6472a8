import type { ShortlistMessages } from '../Messages';
import { offerTitles } from './offerTitles';

export const shortlistMessages: ShortlistMessages = {
  title: 'आपकी पसंद की लिस्ट',
  lead: 'जब तक आप न भेजें, यह लिस्ट सिर्फ इसी डिवाइस पर रहती है।',
  tabTitle: 'आपकी पसंद की लिस्ट: पूरी लिस्ट एक ही मैसेज में भेजें',
  needsScripts: 'इस पेज के लिए जावास्क्रिप्ट चाहिए, जो यहां बंद है। कॉल या मैसेज कीजिए, आपकी लिस्ट हम लिख लेंगे।',
  notLasting: 'यह ब्राउज़र कुछ सेव नहीं रखता: टैब बंद करते ही लिस्ट मिट जाएगी।',
  full: (n) => `आपकी लिस्ट में ${n} प्रोडक्ट हैं, और जगह नहीं है। पहले कुछ हटा लें।`,
  empty: 'अभी पसंद में कुछ नहीं है',
  emptyLead: 'किसी प्रोडक्ट पर बना ♥ दबाइए, वह यहां आ जाएगा। फिर सब कुछ एक ही मैसेज में पूछ लीजिए।',
  browse: 'सामान देखें',
  offers: { title: offerTitles, all: 'सभी ऑफर' },
  left: 'यह अब साइट पर नहीं है। हमसे पूछ लें: हो सकता है दुकान में हो।',
  shadeLeft: (name) => `${name} शेड अब साइट पर नहीं है। हमसे पूछ लें।`,
  numberOf: (title) => `कितने पीस: ${title}`,
  more: (title) => `एक और: ${title}`,
  fewer: (title) => `एक कम: ${title}`,
  remove: 'हटाएं',
  removeOf: (title) => `हटाएं: ${title}`,
  removed: 'हट गया।',
  emptied: 'लिस्ट खाली हो गई।',
  total: 'कुल',
  unpriced: (n) =>
    n === 1
      ? '1 प्रोडक्ट का दाम यहां नहीं लिखा है, वह कुल में नहीं जुड़ा है।'
      : `${n} प्रोडक्ट के दाम यहां नहीं लिखे हैं, वे कुल में नहीं जुड़े हैं।`,
  ask: 'पूरी लिस्ट व्हाट्सऐप पर भेजें',
  share: 'लिस्ट शेयर करें',
  clear: 'लिस्ट खाली करें',
  message: {
    line: (title, quantity, price, shade) =>
      `${title}${quantity > 1 ? ` × ${quantity}` : ''}, ${price}${shade ? ` (${shade})` : ''}`,
    each: (price) => `एक पीस ${price}`,
    soldOut: (price) => `${price}, स्टॉक खत्म`,
    total: (amount, unpriced) =>
      unpriced > 0 ? `कुल ${amount}, और ${unpriced} की कीमत पूछनी है` : `कुल ${amount}`,
  },
  shared: {
    title: 'आपके लिए एक लिस्ट',
    lead: 'ये प्रोडक्ट किसी ने आपके साथ शेयर किए हैं। दाम आज के हैं।',
    loading: 'लिस्ट आ रही है',
    left: (n) =>
      n === 1 ? 'इसका 1 प्रोडक्ट अब साइट पर नहीं है।' : `इसके ${n} प्रोडक्ट अब साइट पर नहीं हैं।`,
    send: 'यह लिस्ट व्हाट्सऐप पर भेजें',
    accept: 'रख लें',
    merge: 'मेरी लिस्ट में जोड़ें',
    replace: 'मेरी लिस्ट की जगह इसे रखें',
    decline: 'अभी नहीं',
    accepted: (n) => (n === 1 ? 'आपकी लिस्ट में 1 प्रोडक्ट है।' : `आपकी लिस्ट में ${n} प्रोडक्ट हैं।`),
  },
};
