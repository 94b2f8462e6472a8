import { defaultPlace } from './defaultPlace';
import { inLanguages } from './inLanguages';
import type { ConfiguredShop } from './shopVariables';

const name = 'Rupkatha Beauty';
const street = '00 Demo Road';

/** The shop when no SHOP_… variable is set: an obvious example, so that nobody calls a stranger. */
export const demoShop: Omit<ConfiguredShop, 'siteAddress' | 'pictureHosts'> = {
  isDemo: true,
  name,
  phone: '0000000000',
  email: 'demo@example.com',
  street,
  place: defaultPlace.en,
  social: [
    { network: 'Facebook', address: 'https://example.com/facebook' },
    { network: 'YouTube', address: 'https://example.com/youtube' },
    { network: 'Instagram', address: 'https://example.com/instagram' },
    { network: 'X', address: 'https://example.com/x' },
  ],
  reviewClips: [1, 2, 3, 4, 5, 6].map((n) => `/pictures/clips/clip-${n}.mp4`),
  texts: inLanguages(
    {
      name,
      street,
      place: defaultPlace.en,
      payment: 'Cash or UPI, at the counter or on delivery: Google Pay, PhonePe, Paytm or BHIM.',
      exchange:
        'Bring it back within 7 days, unopened and with its bill, and choose something else for the same price. We cannot take back opened makeup.',
      original:
        'All products are original, from the brands’ own distributors, with M.R.P. and batch number on the pack. You get a bill with every purchase.',
    },
    {
      bn: {
        name: 'রূপকথা বিউটি',
        street: '00 ডেমো রোড',
        place: defaultPlace.bn,
        payment: 'ক্যাশ বা UPI, কাউন্টারে কিংবা জিনিস পৌঁছে দেওয়ার সময়: Google Pay, PhonePe, Paytm বা BHIM।',
        exchange:
          '7 দিনের মধ্যে, না খুলে, বিল সমেত ফেরত আনুন, একই দামের অন্য কিছু বেছে নিন। খোলা মেকআপ ফেরত নেওয়া যায় না।',
        original:
          'সব জিনিস অরিজিনাল, ব্র্যান্ডের নিজের ডিস্ট্রিবিউটরের কাছ থেকে আনা, প্যাকে M.R.P. আর ব্যাচ নম্বর থাকে। সব কেনাকাটায় বিল পাবেন।',
      },
      hi: {
        name: 'रूपकथा ब्यूटी',
        street: '00 डेमो रोड',
        place: defaultPlace.hi,
        payment: 'कैश या UPI, काउंटर पर या सामान पहुंचाते समय: Google Pay, PhonePe, Paytm या BHIM।',
        exchange:
          '7 दिन के अंदर, बिना खोले, बिल के साथ लाइए और उसी दाम की कोई और चीज़ चुन लीजिए। खुला हुआ मेकअप वापस नहीं होता।',
        original:
          'सारा सामान ओरिजिनल है, ब्रांड के अपने डिस्ट्रीब्यूटर से, पैक पर M.R.P. और बैच नंबर के साथ। हर खरीद पर बिल मिलता है।',
      },
    },
  ),
  credit: 'Website by Alpona Web',
};
