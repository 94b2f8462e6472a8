import type { BuyingTexts } from '@/shop/ShopTexts';
import type { HowToBuyMessages } from '../Messages';

export const howToBuyMessages: HowToBuyMessages = {
  title: 'कैसे खरीदें',
  tabTitle: (town) => `${town} में हमारी दुकान से कैसे खरीदें`,
  lead: 'न अकाउंट, न कार्ट, न साइट पर कोई पेमेंट: पूछिए, और सीधे दुकान से लीजिए।',
  ask: {
    title: 'पूछें',
    text: 'प्रोडक्ट के पास “व्हाट्सऐप पर पूछें” या “कॉल पर बुक करें” दबाइए, व्हाट्सऐप के मैसेज में उसका नाम पहले से लिखा मिलेगा। कई चीज़ें लेनी हों तो ♥ दबाकर पसंद में रखते जाइए, फिर पूरी लिस्ट एक ही मैसेज में भेज दीजिए।',
    list: 'आपकी पसंद की लिस्ट',
  },
  payment: 'पेमेंट',
  fetch: {
    title: 'दुकान से लें या घर मंगवाएं',
    text: 'दुकान पर आ जाइए, या होम डिलीवरी के लिए कह दीजिए।',
  },
  exchange: 'एक्सचेंज',
  original: 'ओरिजिनल सामान',
  own: JSON.parse(process.env.BUYING_TEXTS_HI ?? '{}') as BuyingTexts,
};
