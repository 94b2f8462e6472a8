import type { SeoMessages } from '../Messages';
import { dayName } from './calendar';

export const seoMessages: SeoMessages = {
  closing: (shop, town) => [`${shop}, ${town}।`, 'कॉल करें या व्हाट्सऐप पर पूछें।'],
  stop: '।',
  homeDelivery: 'होम डिलीवरी उपलब्ध है।',
  descriptions: {
    home: (shop, town) =>
      `${shop}, ${town}, मेकअप और कॉस्मेटिक की दुकान: मेकअप, हेयर केयर और हेयर एक्सेसरीज़, M.R.P. और दाम के साथ। कॉल कीजिए, व्हाट्सऐप कीजिए या दुकान पर आ जाइए।`,
    contact: (shop, town, delivery) =>
      `${shop}, ${town} का पता, फोन, व्हाट्सऐप, ई-मेल और नक्शे पर रास्ता। ${delivery}`,
    reviews: (shop, town) =>
      `${shop}, ${town} के ग्राहकों और काउंटर की छोटी-छोटी क्लिप और वीडियो: शेड, पैलेट, हेयर मशीन और गजरे पास से देखिए।`,
    visitShop: (shop, town) =>
      `आने से पहले ${shop}, ${town} को फोटो में देख लीजिए: मेकअप, हेयर केयर, गजरे और हेयर मशीन, कहां क्या रखा है।`,
    offers: (shop, town) =>
      `${shop}, ${town} के सबसे अच्छे ऑफर: मेकअप, हेयर केयर और हेयर एक्सेसरीज़, आज के दाम पर। कॉल करें या व्हाट्सऐप पर पूछें।`,
    howToBuy: (shop, town) =>
      `${shop}, ${town} से कैसे खरीदें: फोन या व्हाट्सऐप पर पूछें, फिर दुकान से लें या घर मंगवाएं। न अकाउंट चाहिए, न कार्ट।`,
    shortlist: (shop, town) =>
      `${shop}, ${town} से आपके लिए चुने गए प्रोडक्ट, आज के दाम पर। लिस्ट रख लीजिए, या सब कुछ एक ही मैसेज में पूछ लीजिए।`,
    privacy: (shop, town) =>
      `${shop}, ${town} की साइट आपके डिवाइस पर क्या रखती है, क्या उससे बाहर कभी नहीं जाता, और उसे कैसे मिटाएं।`,
  },
  status: {
    pricesOf: (date) => `${dayName(date)} के दाम`,
    more: (n) => `और ${n} प्रोडक्ट`,
  },
  facts: {
    shades: (names) => `शेड: ${names}।`,
    size: (size) => `साइज़: ${size}।`,
  },
};
