import { placeIn } from '@/shop/placeIn';
import type { SharedShopTexts } from '@/shop/ShopTexts';
import type { Messages } from '../Messages';
import { clock, clockOf, clockRange, dayOf } from './calendar';
import { shelfNames } from './shelfNames';

const ENQUIRY = 'I am Interested';

const shop: SharedShopTexts = JSON.parse(process.env.SHARED_TEXTS_HI ?? '{}');

const weekdays = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'];

export const sharedMessages: Messages = {
  labelsOf: (slug) => shelfNames.shelves[slug],
  groupLabels: (slug) => shelfNames.groups[slug],
  shop,
  enquiry: {
    message: ENQUIRY,
    about: (title) => `${ENQUIRY}\nमुझे इसके बारे में जानना है: ${title}`,
    wanted: 'यह मिलेगा क्या, बताइएगा।',
    back: 'यह दोबारा कब आएगा?',
    unpriced: 'कीमत बताइएगा',
  },
  moment: (at) =>
    at.toDateString() === new Date().toDateString() ? clockOf(at) : `${dayOf(at)}, ${clockOf(at)}`,
  opensNewTab: '(नए टैब में खुलेगा)',

  nav: {
    label: 'मुख्य मेनू',
    home: 'होम',
    visitShop: 'हमारी दुकान',
    reviews: 'कस्टमर रिव्यू',
    contact: 'संपर्क करें',
    offers: 'ऑफर',
    howToBuy: 'कैसे खरीदें',
    menu: 'मेनू',
    search: 'खोजें',
    callUs: 'कॉल करें',
    call: 'कॉल',
    whatsAppUs: 'व्हाट्सऐप करें',
    enquiry: 'व्हाट्सऐप पर पूछें',
    ask: { these: 'इनके बारे में पूछें', this: 'इसके बारे में पूछें', list: 'लिस्ट भेजें' },
    onWhatsApp: (about) => `${about}, व्हाट्सऐप पर`,
    skip: 'सीधे पेज पर जाएं',
    social: 'हमें फॉलो करें',
    networks: { Facebook: 'फेसबुक', YouTube: 'यूट्यूब', Instagram: 'इंस्टाग्राम', X: 'X' },
    quickActions: 'कॉल, मैसेज और मेनू',
    language: 'भाषा',
    logo: (shop) => `${shop}, होम पेज`,
  },

  hours: {
    /** "सोम-शनि सुबह 10 से रात 8:30, रवि बंद" */
    week: {
      days: { Mo: 'सोम', Tu: 'मंगल', We: 'बुध', Th: 'गुरु', Fr: 'शुक्र', Sa: 'शनि', Su: 'रवि' },
      closed: 'बंद',
      and: 'और',
      range: clockRange,
    },
    open: (hours) => `दुकान का समय: ${hours}`,
    openNow: (until) => (until === undefined ? 'अभी खुली है' : `${clock(until)} तक खुली है`),
    closedNow: 'अभी बंद है',
    opensAgain: (inDays, weekday, minutes) => {
      if (inDays === 0) return `अभी बंद है, ${clock(minutes)} खुलेगी`;
      if (inDays === 1) return `अभी बंद है, कल ${clock(minutes)} खुलेगी`;
      if (inDays < 7) return `अभी बंद है, ${weekdays[weekday]} ${clock(minutes)} खुलेगी`;
      return `अभी बंद है, ${inDays} दिन बाद ${clock(minutes)} खुलेगी`;
    },
    longestNow: 'अभी बंद है, 14 दिन बाद दोपहर 12:50 बजे खुलेगी',
  },

  place: placeIn(shop.place),

  footer: {
    shop: 'दुकान',
    quickLinks: 'काम के लिंक',
    contact: 'संपर्क करें',
    privacy: 'आपकी प्राइवेसी',
    networks: { Facebook: 'फेसबुक', YouTube: 'यूट्यूब', Instagram: 'इंस्टाग्राम', X: 'X' },
  },

  directions: 'रास्ता देखें',
  delivery: 'होम डिलीवरी',

  product: {
    mrp: 'M.R.P.',
    off: (percent) => `${percent}% छूट`,
    price: 'कीमत',
    onRequest: 'कीमत पूछने पर',
    callBook: 'कॉल पर बुक करें',
    whatsAppInquiry: 'व्हाट्सऐप पर पूछें',
    soldOut: 'स्टॉक खत्म',
    shade: (name) => `शेड: ${name}`,
    anyShade: 'शेड अभी तय नहीं',
    shades: (n) => `${n} शेड`,
    homeDelivery: 'होम डिलीवरी उपलब्ध',
  },

  category: {
    first: (n) => `पहले ${n} प्रोडक्ट`,
    count: (n) => `${n} प्रोडक्ट`,
    prices: (from, to) => (from === to ? from : `${from} से ${to}`),
    pricesOf: (at) => `${dayOf(at)} ${at.getFullYear()}, ${clockOf(at)} के दाम`,
    notAll: (n) => `इस पेज पर ${n} प्रोडक्ट हैं, दुकान में और भी हैं। बाकी के लिए हमसे पूछ लें।`,
    viewDetails: 'देखें',
    notHere: 'यहां नहीं है? हमसे पूछें',
    neighbours: 'ये भी देखिए',
    emptyHeading: 'यहां सामान जल्द आएगा',
    empty: 'अभी यहां कुछ नहीं है। कॉल या मैसेज कीजिए, दुकान में क्या-क्या है हम बता देंगे।',
    breadcrumb: 'आप यहां हैं',
    home: 'होम',
  },

  media: {
    play: (title) => `चलाएं: ${title}`,
    clip: (n) => `रिव्यू क्लिप ${n}`,
    video: 'दुकान का वीडियो',
    photo: 'दुकान की फोटो',
    enlarge: (title) => `बड़ा करके देखें: ${title}`,
    emptyHeading: 'अभी यहां कुछ नहीं है',
    empty: 'नई फोटो और क्लिप आती रहती हैं। कुछ पूछना हो तो कॉल या मैसेज कर लीजिए।',
  },

  save: {
    label: (title) => `पसंद में रखें: ${title}`,
    saved: 'पसंद',
  },

  share: {
    label: (title) => `शेयर करें: ${title}`,
  },
};
