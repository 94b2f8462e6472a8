/** What people type with a word that nothing has: the word, the words of the rest, and the shelf of the nearest. */
export const partlyKnown: readonly (readonly [
  typed: string,
  missing: string,
  rest: string,
  shelf: string,
])[] = [
  ['jhikimiki eyeshadow', 'jhikimiki', 'eyeshadow', 'Eyeshadow'],
  ['ঝিকিমিকি আইশ্যাডো', 'ঝিকিমিকি', 'আইশ্যাডো', 'Eyeshadow'],
  ['lakme foundation', 'lakme', 'foundation', 'Foundation'],
  ['maybelline kajal price', 'maybelline', 'kajal', 'Eye-kajol'],
  ['waterproof kajol ache?', 'waterproof', 'kajol', 'Eye-kajol'],
  ['ভেষজ ময়েশ্চারাইজার', 'ভেষজ', 'ময়েশ্চারাইজার', 'Moistraizer'],
  ['टिकाऊ लिपस्टिक', 'टिकाऊ', 'लिपस्टिक', 'lipe-palate'],
  ['philips hair dryer ki dam', 'philips', 'hair dryer', 'Hair-Machine'],
  ['herbal face serum', 'herbal', 'face serum', 'Magicdrop'],
  ['korean toner', 'korean', 'toner', 'Toner'],
];

/** Words that ask or fill, with a price: what costs that is shown. */
export const fillerSearches: readonly (readonly [typed: string, most: number])[] = [
  ['gift under 300', 300],
  ['best gift under 500 in Berhampore', 500],
  ['300 takar moddhe gift', 300],
  ['৩০০ টাকার মধ্যে উপহার', 300],
  ['300 tak ka gift', 300],
  ['500 रुपये तक का तोहफा', 500],
  ['বহরমপুরে ৫০০ টাকার মধ্যে ভালো কিছু', 500],
  ['ma er jonno gift 500 takar moddhe', 500],
];

/** Things that the demo does not sell: no result, and it is said. */
export const notSoldSearches: readonly string[] = [
  ...[
    'razor',
    'razer',
    'rezor',
    'রেজার',
    'रेज़र',
    'perfume',
    'পারফিউম',
    'परफ्यूम',
    'mehendi',
    'mehndi',
    'মেহেন্দি',
  ],
  ...[
    'मेहंदी',
    'sunscreen',
    'সানস্ক্রিন',
    'सनस्क्रीन',
    'nail polish',
    'nailpolish',
    'নেলপলিশ',
    'नेल पॉलिश',
  ],
  ...[
    'shampoo',
    'শ্যাম্পু',
    'शैम्पू',
    'soap',
    'saban',
    'সাবান',
    'साबुन',
    'hair oil',
    'bindi',
    'churi',
    'চুড়ি',
  ],
  ...['comb', 'chiruni', 'চিরুনি', 'कंघी', 'face wash', 'ফেসওয়াশ', 'फेस वॉश', 'deodorant', 'trimmer'],
  ...[
    'earring',
    'kaner dul',
    'কানের দুল',
    'झुमके',
    'saree',
    'শাড়ি',
    'साड़ी',
    'nail cutter',
    'conditioner',
  ],
];
