import type { FieldKind } from '@/catalogue/FieldKind';
import { PREVIEW_TITLE, unitBases } from '@/catalogue/numbersInTexts';
import type { diagnosticMessages as english } from '../en/diagnosticMessages';
import { dayName } from './calendar';

const GIVE_PICTURE =
  'Drive के फोटो वाले फोल्डर की किसी फोटो का नाम लिखिए, या फोटो का अपना लिंक दीजिए: JPEG, PNG या WebP।';
const SWAPPED = 'शायद दोनों आपस में बदल गए हैं।';
const GIVE_VIDEO = 'YouTube पर "Share" दबाकर लिंक कॉपी कीजिए, या .mp4 या .webm फाइल का लिंक दीजिए।';
const TEXT = 'सीधे शब्दों में लिखिए।';
const ANSWER = 'yes या no लिखिए, या खाली छोड़िए।';

const howToType: Readonly<Record<FieldKind, string>> = {
  name: TEXT,
  title: TEXT,
  prose: TEXT,
  note: TEXT,
  short: TEXT,
  label: TEXT,
  rupees: 'अंकों में लिखिए, जैसे 1299 या ₹1,299।',
  percent: '1 से 99 तक का नंबर लिखिए, जैसे 20।',
  position: 'अंकों में लिखिए, जैसे 1।',
  yes: ANSWER,
  soldOut: ANSWER,
  no: ANSWER,
  video: GIVE_VIDEO,

  picture: GIVE_PICTURE,
  link: 'इस साइट का पेज लिखिए, जैसे /offers, या https:// से शुरू होने वाला लिंक।',
  hours: 'ऐसे लिखिए: Mo-Sa 10:00-20:30, Su 10:00-14:00। जिस दिन का नाम नहीं, उस दिन बंद।',
  holidays: 'ऐसे लिखिए: 2027-10-09 closed; 2027-10-07 to 2027-10-08 10:00-23:30।',
  areas: 'ऐसे लिखिए: Berhampore town: today or tomorrow, ₹30। एक लाइन में एक जगह, या बीच में सेमीकोलन।',
  shades: 'ऐसे लिखिए: Honey #c68642, Ivory #f3e0c8 (sold out), Rose।',
  size: 'ऐसे लिखिए: 30 ml, 4 x 2 g या 12 pieces।',
  day: 'ऐसे लिखिए: 12 September 2026, 12-9-2026 या September 2026।',
};

export const diagnosticMessages: typeof english = {
  leftOut: () => [
    'इसमें दिखाने लायक कुछ नहीं है, इसलिए किसी पेज पर नहीं है।',
    'नाम या फोटो दीजिए; वीडियो को लिंक या ग्राहक की बात चाहिए।',
  ],
  hidden: () => [
    'आज साइट पर नहीं है: हटाया हुआ है, या उसके दिन बीत गए या अभी नहीं आए।',
    'दिखाना हो, तो Hidden, Show from और Show until खाली कीजिए।',
  ],
  daysCrossed: ({ typed, expected }) => [
    `आखिरी दिन ${dayName(typed)} है, पर पहला दिन उसके बाद, ${dayName(expected)}; इसलिए किसी पेज पर नहीं है।`,
    `Show from या Show until ठीक कीजिए। ${SWAPPED}`,
  ],
  missing: ({ name }) => [`${name} खाली है।`, `${name} भर दीजिए।`],
  unreadable: ({ name, typed, kind }) => [
    `${name} में "${typed}" समझ में नहीं आता, इसलिए छूट गया।`,
    howToType[kind],
  ],
  shortened: ({ name, shown }) => [
    `${name} में लिखा हुआ जगह से लंबा है: ग्राहक को इतना ही दिखता है: "${shown}"।`,
    'छोटा कीजिए।',
  ],
  longTitle: () => [
    `नाम में ${PREVIEW_TITLE} से ज़्यादा अक्षर हैं: लिंक शेयर करने पर और Google में आखिरी हिस्सा कट जाता है।`,
    'ज़रूरी बात पहले लिखिए, या नाम छोटा कीजिए।',
  ],
  insecure: ({ name }) => [
    `${name} का लिंक http:// से शुरू होता है; साइट उसकी जगह https:// से मांगती है।`,
    'लिंक को https:// के साथ खोलिए; खुले, तो वैसा ही लिखिए।',
  ],
  foreignHost: ({ name, typed }) => [
    `${name} में "${typed}" ऐसी जगह है जहां की फोटो यह साइट नहीं दिखाती।`,
    `${GIVE_PICTURE} या उस जगह को IMAGE_HOSTS सेटिंग में लिखवा लीजिए।`,
  ],
  unplayable: ({ typed }) => [`"${typed}" चलने वाला वीडियो नहीं है।`, GIVE_VIDEO],
  misspelt: ({ field, expected }) => [
    `साइट "${field}" नाम का कोई फील्ड नहीं पहचानती; शायद "${expected}" होगा।`,
    `नाम अक्षर-अक्षर ${expected} कीजिए।`,
  ],
  unknownField: ({ field }) => [
    `साइट "${field}" नाम का कोई फील्ड नहीं पहचानती।`,
    'मिटा दीजिए, या नोट की तरह रखिए; जो डेटा पढ़ सकता है, वह इसे भी पढ़ सकता है।',
  ],
  priceAboveMrp: ({ typed }) => [
    `दाम ${typed}, M.R.P. से ज़्यादा है, इसलिए सिर्फ दाम दिखता है।`,
    `Price या M.R.P. ठीक कीजिए। ${SWAPPED}`,
  ],
  percentDisagrees: ({ typed, expected }) => [
    `छूट ${typed}% लिखी है; M.R.P. और दाम से ${expected}% बनती है, वही दिखती है।`,
    `${expected} लिखिए, या M.R.P. या Price ठीक कीजिए।`,
  ],
  percentWithoutPrice: ({ typed }) => [
    `छूट ${typed}% लिखी है, पर दाम नहीं है, इसलिए छूट भी नहीं दिखती।`,
    'Price भर दीजिए।',
  ],
  shadeUnreadable: ({ typed, expected }) => [
    `"${typed}" शेड का नाम नहीं है, या रंग समझ में नहीं आता।`,
    expected
      ? `${expected} लिखिए।`
      : 'ऐसे लिखिए: Honey #c68642, पहले नाम, फिर # और छह अंक या a से f तक के अक्षर।',
  ],
  shadeTwice: ({ typed }) => [
    `${typed} शेड दो बार है; पहला दिखता है।`,
    'एक मिटा दीजिए, या दूसरा नाम दीजिए।',
  ],
  shadesJoined: ({ typed, expected }) => [
    `"${typed}" को एक ही शेड माना गया है। क्या ये कई हैं: ${expected}?`,
    'अगर हां, तो बीच में कॉमा लगाइए।',
  ],
  shadesUnequal: ({ name, typed, expected }) => [
    `${name} में ${typed} नाम हैं, Shades में ${expected}, इसलिए ये नाम नहीं दिखते।`,
    'हर शेड का एक नाम लिखिए, उसी क्रम में, बीच में कॉमा के साथ।',
  ],
  sizeInWords: ({ typed }) => [
    `"${typed}" से मात्रा पता नहीं चलती, इसलिए ${unitBases.ml} ml, ${unitBases.g} g या एक पीस का दाम नहीं है।`,
    'मात्रा हो, तो ऐसे लिखिए: 30 ml, 4 x 2 g या 12 pieces।',
  ],
  noWords: ({ name }) => [
    `${name} लिखा है, पर ग्राहक की बात ही नहीं है।`,
    `ग्राहक ने क्या कहा, Words में लिखिए, या ${name} खाली कीजिए।`,
  ],
  twins: ({ typed, many }) => [
    `${many} प्रोडक्ट का एक ही नाम है, "${typed}"।`,
    'जो दो बार है उसे मिटा दीजिए, या नाम में ही फर्क लिखिए।',
  ],
  beyondLimit: () => [
    'पेज पर जितनी जगह है, यहां उससे ज़्यादा हैं; यह उसमें नहीं आया।',
    'जो अब नहीं बिकता, उसे मिटा दीजिए: Hidden करने से जगह नहीं बनती।',
  ],
  emptyShelf: () => [
    'दिखाने लायक कुछ नहीं है।',
    'कुछ जोड़िए, या देखिए कि कलेक्शन का नाम ठीक ऐसे ही लिखा है या नहीं।',
  ],
  unknownCollection: () => [
    'साइट इस नाम का कोई कलेक्शन नहीं पहचानती।',
    'docs/catalogue.md के नामों से अक्षर-अक्षर मिलाइए।',
  ],
  pictureTwice: ({ name }) => [
    `${name} वाली फोटो इसी प्रोडक्ट में और जगह भी है।`,
    `${name} में दूसरी फोटो दीजिए, या खाली छोड़िए।`,
  ],
};
