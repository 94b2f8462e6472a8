import type { LanguageCode } from './LanguageCode';
import { inLanguages } from './ShopTexts';
import type { ConfiguredShop } from './shopVariables';

/** The specification's place (section 9), written as SHOP_PLACE, in each language. */
export const defaultPlace: Readonly<Record<LanguageCode, string>> = {
  en: 'Berhampore, Murshidabad, West Bengal 742103',
  bn: 'বহরমপুর, মুর্শিদাবাদ, পশ্চিমবঙ্গ 742103',
  hi: 'बहरमपुर, मुर्शिदाबाद, पश्चिम बंगाल 742103',
};

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
  banner: '/pictures/banners/banner-4.jpg',
  reviewClips: [1, 2, 3, 4, 5, 6].map((n) => `/pictures/clips/clip-${n}.mp4`),
  texts: inLanguages(
    {
      name,
      street,
      place: defaultPlace.en,
      payment: 'Cash or UPI, at the counter or on delivery. Google Pay, PhonePe, Paytm or BHIM.',
      exchange:
        'Exchange within 7 days, unopened, with the bill. Choose something else for the same price. We cannot take back opened makeup.',
      original:
        'Original, with M.R.P. and batch number on the pack. All comes from the brands’ own distributors, and you get a bill with every purchase.',
    },
    {
      bn: {
        name: 'রূপকথা বিউটি',
        street: '00 ডেমো রোড',
        place: defaultPlace.bn,
        payment:
          'ক্যাশ বা UPI, কাউন্টারে কিংবা জিনিস পৌঁছে দেওয়ার সময়। Google Pay, PhonePe, Paytm বা BHIM চলে।',
        exchange:
          'না খোলা জিনিস 7 দিনের মধ্যে বিল সমেত আনলে বদলে দিই। একই দামের অন্য কিছু বেছে নিন। খোলা মেকআপ ফেরত নেওয়া যায় না।',
        original:
          'সব জিনিস অরিজিনাল, প্যাকে M.R.P. আর ব্যাচ নম্বর থাকে। ব্র্যান্ডের নিজের ডিস্ট্রিবিউটরের কাছ থেকে আনা। সব কেনাকাটায় বিল পাবেন।',
      },
      hi: {
        name: 'रूपकथा ब्यूटी',
        street: '00 डेमो रोड',
        place: defaultPlace.hi,
        payment:
          'कैश या UPI, काउंटर पर या सामान पहुंचाते समय। Google Pay, PhonePe, Paytm या BHIM चलता है।',
        exchange:
          'बिना खोला सामान 7 दिन के अंदर बिल के साथ लाएं, बदल देंगे। उसी दाम की कोई और चीज़ चुन लीजिए। खुला हुआ मेकअप वापस नहीं होता।',
        original:
          'सारा सामान ओरिजिनल है, पैक पर M.R.P. और बैच नंबर के साथ। सब ब्रांड के अपने डिस्ट्रीब्यूटर से आता है। हर खरीद पर बिल मिलता है।',
      },
    },
  ),
  credit: 'Website by Alpona Web',
};
