import type { GroupSlug } from '@/catalogue/registry';

/**
 * Goods that only other shops sell: on each line their names in every language, and the group of shelves nearest to
 * them. Such a word finds products that have it in their texts, but nothing that only sounds like it.
 */
export const otherGoods: readonly (readonly [words: string, nearest?: GroupSlug])[] = [
  ['razor rezor razer blade shaving shaver trimmer রেজার ব্লেড শেভিং ট্রিমার रेजर ब्लेड शेविंग ट्रिमर'],
  ['perfume perfum parfum atar deodorant deo পারফিউম আতর ডিওডোরেন্ট ডিও परफ्यूम इत्र डियोड्रेंट डियो'],
  ['sindoor sidur সিঁদুর सिंदूर', 'makeup'],
  ['mehendi mehndi mehedi mehandi henna মেহেন্দি মেহেদি হেনা मेहंदी हिना', 'makeup'],
  ['sunscreen suncream sunblock spf সানস্ক্রিন সানব্লক सनस्क्रीन सनब्लॉक', 'makeup'],
  ['nail nails nailpolish nailpaint nokh nakhun নেল নেলপলিশ নখ नेल नेलपॉलिश नाखून', 'makeup'],
  ['shampoo conditioner শ্যাম্পু কন্ডিশনার शैम्पू शैंपू कंडीशनर', 'hair'],
  ['dandruff khushki khuski খুশকি ড্যানড্রাফ डैंड्रफ रूसी', 'hair'],
  ['soap saban sabun handwash bodywash সাবান साबुन'],
  ['comb chiruni kanghi kangha হেয়ারব্রাশ চিরুনি कंघी कंघा', 'hair'],
  ['earring earrings jhumka jhumke dul kaner tops ইয়াররিং দুল কানের ঝুমকা झुमका झुमके'],
  ['necklace haar pendant nupur payel নেকলেস হার নূপুর पायल हार नथ'],
  ['bangle bangles churi chudi shankha pola চুড়ি শাঁখা পলা चूड़ी चूड़ियां कंगन'],
  ['ring angti angoothi আংটি अंगूठी'],
  ['bindi বিন্দি बिंदी', 'makeup'],
  ['saree lehenga kurti dress shoes sneakers শাড়ি লেহেঙ্গা জামা জুতো साड़ी लहंगा कुर्ती जूते'],
  ['bag purse watch ব্যাগ পার্স ঘড়ি बैग पर्स घड़ी'],
  ['bleach facial remover wipes scrub ব্লিচ ফেসিয়াল রিমুভার স্ক্রাব ब्लीच फेशियल रिमूवर स्क्रब', 'makeup'],
  ['facewash facepack ফেসওয়াশ ফেসপ্যাক फेसवॉश फेसपैक', 'makeup'],
  [
    'toothpaste toothbrush diaper medicine oshudh dawai kanchi scissors টুথপেস্ট ওষুধ কাঁচি टूथपेस्ट दवा कैंची',
  ],
];
