import { inRupees } from '../inRupees';
import type { SearchMessages } from '../Messages';
import { askOnly } from './askOnly';

export const searchMessages: SearchMessages = {
  title: 'दुकान में खोजें',
  label: 'आपको क्या चाहिए?',
  needsScripts:
    'खोज के लिए जावास्क्रिप्ट चाहिए, जो यहां बंद है। सभी कैटेगरी नीचे हैं, आप कॉल या मैसेज भी कर सकते हैं।',
  example: 'काजल, gajra, मॉइस्चराइज़र',
  clear: 'मिटाएं',
  shelves: 'कैटेगरी',
  products: 'प्रोडक्ट',
  finder: 'सभी कैटेगरी',
  askOnly,
  askFor: 'दुकान से पूछें',
  productsAt: ({ off, ...range }, sought) => {
    const span = spanOf(range);
    const percent = off && off > 1 ? `${off}% या ज़्यादा ` : '';
    if (sought) {
      const discount = !off ? [] : [percent ? `${percent}छूट` : 'छूट के साथ'];
      return [sought, ...span, ...discount].join(', ');
    }
    const priced = span.map((prices) => `${prices} के`);
    return [...priced, off ? `${percent}छूट वाले प्रोडक्ट` : 'प्रोडक्ट'].join(' ');
  },
  more: (n) => `सभी ${n} प्रोडक्ट दिखाएं`,
  searching: 'प्रोडक्ट की लिस्ट आ रही है',
  failed: 'प्रोडक्ट की लिस्ट अभी नहीं आ पाई, इसके लिए इंटरनेट चाहिए। कैटेगरी की खोज फिर भी चलेगी।',
  retry: 'फिर कोशिश करें',
  found: (shelves, products) =>
    [shelves === 0 ? [] : `${shelves} कैटेगरी`, `${products} प्रोडक्ट`].flat().join(', '),
  nothing: (typed) => `यहां “${typed}” नाम से कुछ नहीं मिला`,
  lacking: (missing, kind) => `यहां किसी ${kind || 'प्रोडक्ट'} पर “${missing}” नहीं लिखा`,
  notSold: (typed) => `“${typed}” हम नहीं रखते`,
  unmet: (what) => `नहीं मिला: ${what}`,
  nearest: 'इससे मिलता-जुलता:',
  also: 'ये भी हैं',
  order: { cheapest: 'कम दाम पहले', dearest: 'ज़्यादा दाम पहले' },
  about: {
    howToBuy: 'डिलीवरी, पेमेंट, एक्सचेंज: कैसे खरीदें',
    contact: 'पता, खुलने का समय, फोन: संपर्क करें',
  },
  lookingFor: (typed) => `मुझे यह चाहिए: ${typed}`,
  notIt: 'जो चाहिए था, नहीं मिला?',
  privacy: 'लिखते समय हमें कुछ नहीं भेजा जाता: खोज इसी डिवाइस पर होती है।',
};

/** In rupees: "₹100 से ₹300 तक". */
function spanOf({ least, most }: { least?: number; most?: number }): string[] {
  if (least !== undefined && most !== undefined)
    return [`${inRupees(least)} से ${inRupees(most)} तक`];
  if (most !== undefined) return [`${inRupees(most)} तक`];
  return least === undefined ? [] : [`${inRupees(least)} से ऊपर`];
}
