/**
 * How people ask for goods, by the goods' name alone: each must find the same as the name. In English, Bengali and Hindi,
 * in both scripts, mixed, and spelt by ear.
 */
const askings: readonly (readonly [named: string, asked: readonly string[]])[] = [
  [
    'kajol',
    [
      'kajol ache?',
      'kajol ase ki',
      'kajol hobe',
      'kajol er dam koto',
      'kajoler dam',
      'apnader dokane kajol ache naki?',
      'ekta kajol dao na',
      'kajol kothay pabo',
      'bhalo kajol dekhan',
      'kajol ka daam kya hai',
      'buy kajol online',
      'kajol near me',
      'do you have kajol?',
    ],
  ],
  [
    'কাজল',
    [
      'কাজল আছে?',
      'কাজল লাগবে',
      'একটা কাজল চাই',
      'কাজলের দাম কত',
      'কাজল-এর দাম',
      'কাজল কোথায় পাবো',
      'ভালো কাজল দেখান',
      'আপনাদের কাছে কাজল পাওয়া যাবে কি',
    ],
  ],
  ['काजल', ['काजल है?', 'काजल चाहिए', 'काजल कितने का है', 'काजल की कीमत', 'आपके पास काजल मिलेगा क्या']],
  [
    'gajra',
    [
      'gajra hai kya',
      'gajra milega',
      'mujhe gajra chahiye',
      'gajra dikhaiye',
      'gajra kitne ka hai',
      'gajra lagbe',
      'gajrar dam',
      'gajra kinbo',
      'i want to buy a gajra',
    ],
  ],
  ['গজরা', ['গজরা কিনতে চাই', 'গজরার দাম', 'গজরাগুলো দেখি', 'গজরা হবে?', 'সস্তা গজরা']],
  ['गजरा', ['गजरा दिखाइए', 'मुझे गजरा चाहिए', 'गजरा कहां मिलेगा', 'अच्छा गजरा है क्या']],
  [
    'lipistik',
    ['lipistik dam koto', 'lipistik price', 'lipistik chai', 'lipistiker dam', 'lipistik lena hai'],
  ],
  ['লিপস্টিক', ['লিপস্টিক কত টাকা', 'লিপস্টিকের দাম কতো', 'লিপস্টিকটা দেখাও', 'লিপস্টিক নেই?']],
  ['लिपस्टिक', ['लिपस्टिक का रेट', 'लिपस्टिकें दिखाओ', 'कोई सस्ती लिपस्टिक']],
  ['foundesan', ['foundesan koto', 'foundesan dena', 'best foundesan', 'foundesan available hai']],
  [
    'hair straitner',
    ['hair straitner price', 'hair straitner er dam', 'hair straitner chahiye tha kya'],
  ],
  ['beauty blender', ['beauty blender kothae paoya jay', 'beauty blender stock ache?']],
  ['lens', ['lenser dam koto', 'lens ke liye', 'any lens in stock', 'lens jonno']],
  ['লেন্স', ['লেন্সের জন্য', 'লেন্স নেব']],
  ['huda', ['huda original', 'huda er jinis ache', 'huda ka saman']],
  ['mascara', ['mascara ache', 'mascara price', 'mascara kharidna hai']],
  ['মাস্কারা', ['মাস্কারা লাগবে', 'মাস্কারার দাম কত']],
  ['nail polish', ['nail polish ache?', 'nail polish price', 'nail polish hai kya']],
  ['offer', ['kono offer ache?', 'koi offer hai kya', 'offer dekhao']],
  ['under 300', ['under 300 ki ache', 'under 300 me kya milega']],
  ['৩০০ টাকার মধ্যে', ['৩০০ টাকার মধ্যে কী আছে']],
];

/** The same as pairs of what is asked, and the name alone. */
export const askedSearches: readonly (readonly [asked: string, named: string])[] = askings.flatMap(
  ([named, asked]) => asked.map((one) => [one, named] as const),
);
