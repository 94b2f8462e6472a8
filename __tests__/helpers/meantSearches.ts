/** What an asking names the goods by. */
type Kind = 'what it does' | 'where it goes' | 'what it is made of' | 'when it is worn' | 'the ten';

/**
 * How people ask for a thing without its name, by the shelf that is meant: in English, Bengali and Hindi, in each script,
 * as they spell and inflect it.
 */
const askings: Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>> = {
  'the ten': {
    'bun-stuffing': ['khopar donut'],
    'hair-cover': ['sada chul dhakar spray'],
    'Concealer-palate': ['chokher nicher kali'],
    blush: ['gal lal korar powder'],
    'Hair-Machine': ['baal seedhe karne ki machine'],
    lens: ['নীল চোখের লেন্স'],
    Eyelash: ['nakli palke'],
    Moistraizer: ['mukhe makhar krim'],
    Moose: ['chul set korar foam'],
    'lipe-palate': ['होंठों पर लगाने वाला कलर'],
  },
  'what it does': {
    Foundation: ['rong forsa korar makeup', 'skin tone soman korar jinis', 'चेहरा गोरा दिखाने वाला मेकअप'],
    Eyeshadow: ['chokhe rong korar jinis', 'आंखों पर रंग लगाने वाला', 'চোখ সাজানোর রং'],
    'Concealer-palate': ['dag dhakar cream', 'মুখের দাগ ঢাকার', 'दाग छुपाने वाला', 'dark circle lukabo kivabe', 'pimple ke daag chupane ki cheez'],
    Moistraizer: ['mukh norom rakhar krim', 'ত্বক নরম করার ক্রিম', 'रूखी त्वचा के लिए क्रीम', 'dry skin cream'],
    Primer: ['makeup er age lagai', 'মেকআপের আগে কী মাখে', 'मेकअप से पहले लगाने वाली क्रीम', 'open pores dhakar jinis'],
    Highlighter: ['mukh chokchok korar jinis', 'গাল চকচকে করার', 'चेहरा चमकाने वाला', 'glow makeup'],
    blush: ['gale lal rong', 'গাল গোলাপি করার পাউডার', 'गाल लाल करने वाला', 'cheek colour'],
    Fixer: ['makeup tikiye rakhar spray', 'মেকআপ যাতে না ওঠে', 'मेकअप टिकाने वाला स्प्रे', 'makeup set spray'],
    Compact: ['tel tele mukher powder', 'মুখের তেল শোষার পাউডার', 'चेहरे का पाउडर', 'ghaam er powder'],
    Toner: ['mukh fresh korar jol', 'মুখে ছিটানোর জল', 'चेहरे पर छिड़कने वाला पानी'],
    Blender: ['foundation mishanor sponge', 'ফাউন্ডেশন লাগানোর স্পঞ্জ', 'मेकअप लगाने वाला स्पंज'],
    Brushset: ['makeup korar tuli', 'মেকআপ করার ব্রাশ', 'मेकअप लगाने का ब्रश'],
    'Brush-cleaner': ['brush dhowar jinis', 'ব্রাশ পরিষ্কার করার', 'ब्रश साफ करने वाला', 'tuli poriskar'],
    'Hair-Machine': ['chul shukanor machine', 'চুল সোজা করার যন্ত্র', 'बाल सुखाने की मशीन', 'chool kokrano korar mesin', 'baal ghungrale karne wali', 'চুল কোঁকড়া করার', 'chul shukano মেশিন'],
    'hair-dummy': ['chul badha shekhar putul', 'চুল বাঁধা শেখার মাথা', 'बाल बनाना सीखने वाली गुड़िया', 'parlour practice head'],
    'hard-spray': ['chul atkanor spray', 'চুল যাতে না নড়ে', 'बाल जमाने वाला स्प्रे', 'hairstyle hold spray'],
    'Shine-spray': ['chul chokchoke korar spray', 'চুল চকচকে করার', 'बालों में चमक लाने वाला', 'hair gloss spray'],
    'Texture-spray': ['chul fapano dekhanor spray', 'চুল ফোলানোর স্প্রে', 'बाल घने दिखाने वाला स्प्रे', 'volume spray'],
    'hair-cover': ['paka chul lukanor', 'সাদা চুল ঢাকার', 'सफेद बाल छुपाने वाला', 'sinthi faka dhakar powder', 'safed baal chupane ka'],
    'Hair-extensions': ['chul lomba korar nokol chul', 'চুল লম্বা দেখানোর', 'बाल लंबे करने वाला', 'patla chul ghono dekhano'],
    Eyedummy: ['chokher makeup shekhar dummy', 'চোখের মেকআপ শেখার', 'आंखों का मेकअप सीखने के लिए'],
    'Spray-applicator': ['jol chitanor botol', 'চুলে জল দেওয়ার বোতল', 'पानी छिड़कने वाली बोतल'],
  },
  'where it goes': {
    'Eye-kajol': ['chokhe porar kalo pencil', 'চোখের নিচে লাগানোর কালো', 'आंखों में लगाने वाला काला'],
    'lipe-palate': ['thote lagano rong', 'ঠোঁটে লাগানোর', 'ঠোঁটের রং', 'hothe lagabar jinis', 'honth laal karne wala'],
    Eyelash: ['chokher nokol pata', 'চোখে লাগানোর নকল পাতা', 'आंखों की नकली पलकें', 'fake palak'],
    lens: ['chokher moni rong korar', 'চোখের মণির রং', 'आंखों का रंग बदलने वाला', 'ankher lens'],
    'Shimmer-palette': ['chokhe chikchik rong', 'চোখের চিকমিক', 'आंखों पर चमकीला'],
    'Clip-kata': ['chul atkanor clip', 'চুলে লাগানোর কাঁটা', 'बालों में लगाने वाली क्लिप', 'khopay gojar kata', 'bal bandhne ka clip'],
    'bun-stuffing': ['khopa boro korar', 'খোঁপার ভিতরে দেওয়ার', 'जूड़े के अंदर लगाने वाला', 'khopa fulanor jinis', 'juda banane ka donut'],
    'Hair-flower': ['khopay lagano ful', 'খোঁপায় দেওয়ার মালা', 'जूड़े में लगाने वाला फूल', 'benite lagano ful', 'chul er mala'],
    'Hair-Gador': ['khopar goyna', 'খোঁপায় পরার গয়না', 'जूड़े के गहने', 'mathar gohona', 'chuler pathor gohona'],
    Clipbox: ['chuler badhar garder', 'চুল বাঁধার গার্ডার', 'बाल बांधने का रबर', 'bacchader clip set'],
    Magicdrop: ['mukher serum', 'মুখে মাখার তেল', 'चेहरे का सीरम', 'twaker tel'],
  },
  'what it is made of': {
    'Wax-stick': ['hair er mom stick', 'চুলের মোম', 'बालों का मोम', 'udonto chul bosanor stick', 'choto chul bosano'],
    Moose: ['chuler fena', 'চুলের ফেনা', 'बालों का झाग', 'curly hair foam'],
    'Hair-flower': ['golaper gajra', 'জুঁই ফুলের মালা', 'मोगरे का गजरा', 'beli fuler mala'],
    'Hair-Gador': ['pathor basano gador', 'স্টোনের গাদর', 'मोती वाला गादर'],
    Toner: ['golap jol mukher', 'গোলাপ জল', 'गुलाबजल'],
    Clipbox: ['rabar band', 'রাবার ব্যান্ড'],
    'Shimmer-palette': ['sonali shimmer', 'abhro makeup'],
    Blender: ['foam er puff', 'makeup er fom'],
  },
  'when it is worn': {
    Moistraizer: ['sheetkaler cream', 'শীতে মাখার ক্রিম', 'सर्दियों की क्रीम', 'winter cream', 'rater krim'],
    'Hair-flower': ['biyer khopar ful', 'গায়ে হলুদের ফুল', 'शादी का गजरा', 'bouer khopar mala'],
    'Hair-Gador': ['biyer khopar gohona', 'bou sajanor gador', 'दुल्हन के जूड़े का गहना'],
    Eyelash: ['bouer chokher palok', 'party lash'],
    Clipbox: ['school er clip', 'বাচ্চাদের চুলের ক্লিপ', 'बच्चों की हेयर क्लिप'],
    'hair-dummy': ['parlour shekhar dummy', 'পার্লার কোর্সের ডামি'],
    Fixer: ['ghamle makeup thakbe', 'garmi me makeup tikane wala'],
    Foundation: ['pujor foundation', 'বিয়ের ফাউন্ডেশন', 'शादी का फाउंडेशन'],
  },
};

/** The same as triples of the kind, what is asked, and the shelf. */
export const meantSearches = Object.entries(askings).flatMap(([kind, shelves]) =>
  Object.entries(shelves).flatMap(([shelf, asked]) =>
    asked.map((typed) => [kind, typed, shelf] as const),
  ),
);
