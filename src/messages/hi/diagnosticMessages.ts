import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { diagnosticMessages as english } from '../en/diagnosticMessages';
import type { FieldNames } from '../en/fieldNames';
import { type Form, formOf } from '../formOf';
import { isSheet } from '../isSheet';
import { listed } from '../listed';
import { dayName } from './calendar';

const withoutField: Readonly<Record<string, string>> = {
  title: 'नाम की जगह कैटेगरी या पेज का नाम।',
  price: 'दाम की जगह "कीमत पूछने पर"; Google और Meta की फीड में प्रोडक्ट नहीं रहता।',
  img: 'प्रोडक्ट की अगली फोटो पहले आती है; कोई फोटो न हो, तो बनी-बनाई ड्रॉइंग, और फीड में प्रोडक्ट नहीं रहता।',
  hours: 'दुकान खुलने का कोई समय नहीं।',
  Vedioyoutube: 'कुछ नहीं: वीडियो किसी पेज पर नहीं है।',
};

const ON_NO_PAGE = 'कुछ नहीं: किसी पेज पर नहीं है।';
const UNTIL_THEN = 'उस दिन तक साइट पर रहता है।';
const NOTHING_TO_DO = 'कुछ करना नहीं है।';
const AS_IF_EMPTY = 'जैसे कुछ लिखा ही न हो।';
const WITHOUT_FIELD = 'जो उस फील्ड के बिना दिखता।';
const HOW_TO_PLAY = 'YouTube पर "Share" दबाकर लिंक कॉपी कीजिए, या .mp4 या .webm फाइल का लिंक दीजिए।';
const HOW_TO_SHADE = 'ऐसे लिखिए: Honey #c68642।';
const EXCHANGED = 'शायद दोनों आपस में बदल गए हैं।';

const typed: Readonly<Record<Exclude<Form, 'picture'>, string>> = {
  number: 'अंकों में लिखिए, जैसे 1299 या ₹1,299।',
  answer: 'yes या no लिखिए, या खाली छोड़िए।',
  link: 'इस साइट का पेज लिखिए, जैसे /offers, या https:// से शुरू होने वाला लिंक।',
  hours: 'ऐसे लिखिए: Mo-Sa 10:00-20:30, Su 10:00-14:00। जिस दिन का नाम नहीं, उस दिन बंद।',
  holidays: 'ऐसे लिखिए: 2027-10-09 closed; 2027-10-07 to 2027-10-08 10:00-23:30।',
  areas: 'ऐसे लिखिए: Berhampore town: today or tomorrow, ₹30। एक लाइन में एक जगह, या बीच में सेमीकोलन।',
  shades: 'ऐसे लिखिए: Honey #c68642, Ivory #f3e0c8 (sold out), Rose।',
  size: 'ऐसे लिखिए: 30 ml, 4 x 2 g या 12 pieces।',
  day: 'ऐसे लिखिए: 12 September 2026, 12-9-2026 या September 2026।',
  text: 'सीधे शब्दों में लिखिए।',
};

export const diagnosticMessages: typeof english = {
  leftOut: (_diagnostic, _collection, words) => ({
    problem: `${placeOf(words)} में दिखाने लायक कुछ नहीं है।`,
    effect: ON_NO_PAGE,
    fix: 'प्रोडक्ट को नाम या फोटो चाहिए, फोटो या बैनर को फोटो, वीडियो को लिंक या ग्राहक की बात।',
  }),
  hidden: (_diagnostic, _collection, words) => ({
    problem: `साइट से हटा हुआ है: ${words.nameOf('hidden')} में यही लिखा है।`,
    effect: `${ON_NO_PAGE} फिर भी कैटेगरी में एक जगह घेरता है।`,
    fix: `फिर दिखाने के लिए ${emptied('hidden', words)}।${isSheet(words) ? '' : ' दोबारा न आए, तो डॉक्यूमेंट ही मिटा दीजिए।'}`,
  }),
  notYet: ({ found = '' }, _collection, words) => ({
    problem: `${dayName(found)} से दिखेगा: ${words.nameOf('show')} में यही लिखा है।`,
    effect: 'उससे पहले कुछ नहीं।',
    fix: `${NOTHING_TO_DO} अभी दिखाना हो, तो ${emptied('show', words)}।`,
  }),
  over: ({ found = '' }, _collection, words) => ({
    problem: `आखिरी दिन ${dayName(found)} था: ${words.nameOf('until')} में यही लिखा है।`,
    effect: ON_NO_PAGE,
    fix: isSheet(words)
      ? `${NOTHING_TO_DO} फिर दिखाना हो, तो बाद का दिन लिखिए, या ${emptied('until', words)}।`
      : `डॉक्यूमेंट मिटा दीजिए, या बाद का दिन लिखिए, या ${emptied('until', words)}।`,
  }),
  endsSoon: ({ found = '' }, _collection, words) => ({
    problem: `${dayName(found)} के बाद साइट से हट जाएगा: ${words.nameOf('until')} में यही लिखा है।`,
    effect: UNTIL_THEN,
    fix: `${NOTHING_TO_DO} रखना हो, तो बाद का दिन लिखिए, या ${emptied('until', words)}।`,
  }),
  daysCrossed: ({ found = '', meant = '' }, _collection, { nameOf }) => ({
    problem: `आखिरी दिन ${dayName(found)} है, पर पहला दिन उसके बाद: ${dayName(meant)}।`,
    effect: ON_NO_PAGE,
    fix: `${nameOf('show')} या ${nameOf('until')} ठीक कीजिए। ${EXCHANGED}`,
  }),
  missing: ({ field = '', found }, _collection, { nameOf }) => ({
    problem: found ? `${nameOf(field)}: "${found}" का मतलब है, कुछ नहीं।` : `${nameOf(field)} खाली है।`,
    effect: withoutField[field] ?? 'यह छूट जाता है।',
    fix: `${nameOf(field)} भर दीजिए।`,
  }),
  unreadable: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} समझ में नहीं आता।`,
    effect: /^(?:show|until)$/.test(diagnostic.field ?? '') ? ON_NO_PAGE : AS_IF_EMPTY,
    fix: howToType(formOf(diagnostic.field), words),
  }),
  outOfRange: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} नहीं हो सकता।`,
    effect: AS_IF_EMPTY,
    fix:
      diagnostic.field === 'off'
        ? 'छूट 1 से 99 तक का नंबर है।'
        : 'रुपयों में लिखिए: 0 से ज़्यादा, एक करोड़ से कम।',
  }),
  shortened: ({ field = '', made = '' }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)} की लिखावट जगह से लंबी है।`,
    effect: `शुरुआत, फिर "…": ${made}`,
    fix: 'छोटा कीजिए।',
  }),
  longTitle: () => ({
    problem: 'नाम में 70 से ज़्यादा अक्षर हैं।',
    effect: 'कैटेगरी में पूरा नाम; लिंक शेयर करने पर और Google में आखिरी हिस्सा कट जाता है।',
    fix: 'ज़रूरी बात पहले लिखिए, या नाम छोटा कीजिए।',
  }),
  insecure: ({ field = '' }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)} का लिंक http:// से शुरू होता है।`,
    effect: 'उसकी जगह https:// से मांगा जाता है; वहां यह न चले, तो नहीं दिखता।',
    fix: 'लिंक को https:// के साथ खोलिए; खुले, तो वैसा ही लिखिए।',
  }),
  notOnTheWeb: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} वेब का पता नहीं है: ग्राहक वहां कुछ नहीं देख सकते।`,
    effect: AS_IF_EMPTY,
    fix: howToGive(diagnostic, words),
  }),
  sharePage: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} फोटो का नहीं, एक पेज का पता है।`,
    effect: withoutPicture(diagnostic),
    fix: howToGive(diagnostic, words),
  }),
  addressOver: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)}: यह लिंक ${dayName(diagnostic.meant ?? '')} तक ही था, उसी में लिखा है।`,
    effect: withoutPicture(diagnostic),
    fix: `जहां मिली थी, वहां से डाउनलोड कीजिए। ${howToLink(words)}`,
  }),
  addressEnds: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)}: यह लिंक ${dayName(diagnostic.meant ?? '')} तक ही चलेगा, उसी में लिखा है।`,
    effect: UNTIL_THEN,
    fix: `वहां से डाउनलोड कीजिए। ${howToLink(words)}`,
  }),
  foreignHost: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} ऐसी जगह है जहां की फोटो यह साइट नहीं दिखाती।`,
    effect: AS_IF_EMPTY,
    fix: `${howToLink(words)} या उस जगह को IMAGE_HOSTS सेटिंग में लिखवा लीजिए।`,
  }),
  unplayable: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} चलने वाला वीडियो नहीं है।`,
    effect: 'कुछ नहीं: वीडियो किसी पेज पर नहीं है।',
    fix: HOW_TO_PLAY,
  }),
  misspelt: ({ field, meant }) => ({
    problem: `फील्ड का नाम "${field}" लिखा है; साइट "${meant}" जानती है।`,
    effect: WITHOUT_FIELD,
    fix: `${meant} नाम का फील्ड बनाकर वही बात लिखिए, और "${field}" मिटा दीजिए। छोटे-बड़े अक्षर ठीक ऐसे ही हों।`,
  }),
  unknownField: ({ field }) => ({
    problem: `साइट "${field}" नाम का कोई फील्ड नहीं जानती।`,
    effect: WITHOUT_FIELD,
    fix: 'मिटा दीजिए, या नोट की तरह रखिए; पर जो डेटा पढ़ सकता है, वह इसे भी पढ़ सकता है।',
  }),
  priceAboveMrp: ({ found }, _collection, { nameOf }) => ({
    problem: `दाम ${found}, M.R.P. से ज़्यादा है।`,
    effect: 'सिर्फ दाम, M.R.P. और छूट के बिना।',
    fix: `M.R.P. से ज़्यादा पर नहीं बेच सकते: ${nameOf('price')} या ${nameOf('mrp')} ठीक कीजिए। ${EXCHANGED}`,
  }),
  percentDisagrees: ({ found, meant }, _collection, { nameOf }) => ({
    problem: `छूट ${found} % लिखी है; M.R.P. और दाम से ${meant} % बनती है।`,
    effect: `${meant} %: जो काउंटर पर मिलती है।`,
    fix: `${nameOf('off')} में ${meant} लिखिए या खाली छोड़िए, या ${nameOf('mrp')} या ${nameOf('price')} ठीक कीजिए।`,
  }),
  percentWithoutPrice: ({ found }, _collection, { nameOf }) => ({
    problem: `छूट ${found} % लिखी है, पर दाम नहीं है।`,
    effect: '"कीमत पूछने पर", छूट नहीं।',
    fix: `${nameOf('price')} भर दीजिए।`,
  }),
  shadeColour: ({ field = '', found, meant }, _collection, { nameOf }) => ({
    problem: meant
      ? `${found}: रंग # से शुरू होता है।`
      : `${found}: रंग यानी #, फिर छह अंक या a से f तक के अक्षर।`,
    effect: 'शेड का नाम, रंग के बिना।',
    fix: meant ? `${nameOf(field)} में ${meant} लिखिए।` : HOW_TO_SHADE,
  }),
  shadeWithoutName: ({ field = '', found }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)} में ${found} का कोई नाम नहीं है।`,
    effect: 'इस शेड का कुछ नहीं।',
    fix: `रंग से पहले नाम लिखिए। ${HOW_TO_SHADE}`,
  }),
  shadeTwice: ({ found }) => ({
    problem: `${found} शेड दो बार है।`,
    effect: 'दोनों में से पहला।',
    fix: 'एक मिटा दीजिए, या दूसरा नाम दीजिए।',
  }),
  shadesUnequal: ({ field = '', found, meant }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)} में ${found} नाम हैं, ${nameOf('shades')} में ${meant}, इसलिए पता नहीं चलता कौन-सा किसका है।`,
    effect: `उस भाषा के पेज पर भी ${nameOf('shades')} वाले नाम।`,
    fix: `${nameOf(field)} में हर शेड का एक नाम लिखिए, उसी क्रम में, बीच में कॉमा के साथ।`,
  }),
  sizeInWords: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} से मात्रा पता नहीं चलती।`,
    effect: 'साइज़ जैसा लिखा है वैसा, पर 10 ml, 10 g या एक पीस के दाम के बिना।',
    fix: 'मात्रा हो, तो ऐसे लिखिए: 30 ml, 4 x 2 g या 12 pieces।',
  }),
  noWords: ({ field = '' }, _collection, words) => ({
    problem: `${words.nameOf(field)} लिखा है, पर ग्राहक की बात ही नहीं है।`,
    effect: AS_IF_EMPTY,
    fix: `ग्राहक ने क्या कहा, ${words.nameOf('words')} में लिखिए, या ${emptied(field, words)}।`,
  }),
  twins: ({ ids, found }, _collection, words) => ({
    problem: `${ids.length} प्रोडक्ट का एक ही नाम है, "${found}": ${listed(ids)}।`,
    effect: 'सभी, पर अलग-अलग पहचानना मुश्किल।',
    fix: `जो दो बार है उसे ${isSheet(words) ? `हटा दीजिए (${words.nameOf('hidden')}: yes)` : 'मिटा दीजिए'}, या नाम में ही फर्क लिखिए।`,
  }),
  beyondLimit: (_diagnostic, _collection, words) => ({
    problem: 'पेज पर जितनी जगह है, यहां उससे ज़्यादा हैं; यह उसमें नहीं आया।',
    effect: 'इसका कुछ नहीं: Id के क्रम में पहले वाले ही दिखते हैं।',
    fix: `जो अब नहीं बिकता, उसे ${isSheet(words) ? 'Firebase कंसोल में मिटा दीजिए: Hidden करने से जगह नहीं बनती' : 'मिटा दीजिए, या कुछ को दूसरे कलेक्शन में ले जाइए'}।`,
  }),
  emptyShelf: () => ({
    problem: 'इस कलेक्शन में दिखाने लायक कुछ नहीं है।',
    effect: 'खाली पेज, जिस पर दुकान से पूछने को कहा जाता है।',
    fix: 'प्रोडक्ट जोड़िए, या देखिए कि कलेक्शन का नाम ठीक ऐसे ही लिखा है या नहीं।',
  }),
  unknownCollection: (_remark, collection) => ({
    problem: `साइट "${collection}" नाम का कोई कलेक्शन नहीं जानती।`,
    effect: 'इसका कुछ नहीं।',
    fix: 'नाम को src/catalogue/registry.ts की लाइनों के "collection" से अक्षर-अक्षर मिलाइए, खाली जगह भी।',
  }),
  pictureTwice: ({ field = '' }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)} वाली फोटो इसी प्रोडक्ट में और जगह भी है।`,
    effect: 'फोटो एक बार।',
    fix: `${nameOf(field)} में दूसरी फोटो दीजिए, या खाली छोड़िए।`,
  }),
  pictureMissing: (diagnostic) => ({
    problem: `${diagnostic.found} लिंक पर कुछ नहीं है।`,
    effect: withoutPicture(diagnostic),
    fix: 'देखिए कि फाइल अब भी वहां है और लिंक पूरा है।',
  }),
  pictureUnreadable: (diagnostic) => ({
    problem: `${diagnostic.found} ऐसी फोटो नहीं है जो ब्राउज़र दिखा सके।`,
    effect: withoutPicture(diagnostic),
    fix: 'JPEG, PNG या WebP में सेव कीजिए, और उसे अपलोड कीजिए।',
  }),
  pictureTooLarge: (diagnostic) => ({
    problem: `${diagnostic.found}: फोटो बहुत बड़ी है।`,
    effect: withoutPicture(diagnostic),
    fix: '1,600 पिक्सेल तक छोटी कीजिए: इससे बड़ी कहीं नहीं दिखती।',
  }),
  pictureMoved: (diagnostic) => ({
    problem: `${diagnostic.found} लिंक किसी दूसरे लिंक पर ले जाता है।`,
    effect: 'शायद फोटो नहीं: साइट दूसरे लिंक पर नहीं जाती।',
    fix: 'ब्राउज़र में खोलिए, और तब ऊपर जो लिंक दिखे, उसे कॉपी कीजिए।',
  }),
  pictureUnreached: (diagnostic) => ({
    problem: `${diagnostic.found} से फोटो मांगी, पर जवाब नहीं आया।`,
    effect: 'पता नहीं: शायद फोटो है।',
    fix: 'बाद में फिर देखिए; वैसा ही रहे, तो फोटो कहीं और अपलोड कीजिए।',
  }),
  pictureSmall: (diagnostic) => ({
    problem: `फोटो ${diagnostic.made} पिक्सेल की है।`,
    effect: 'धुंधली फोटो।',
    fix: 'दोनों तरफ कम से कम 480 पिक्सेल की फोटो दीजिए; 1,080 हर जगह अच्छी दिखती है।',
  }),
};

function placeOf(words: FieldNames): string {
  return isSheet(words) ? 'इस लाइन' : 'इस डॉक्यूमेंट';
}

function emptied(field: string, words: FieldNames): string {
  const name = words.nameOf(field);
  return isSheet(words) ? `${name} खाली कीजिए` : `${name} फील्ड मिटा दीजिए`;
}

function howToLink(words: FieldNames): string {
  return isSheet(words)
    ? 'फोटो को फोटो वाले फोल्डर में रखिए, और यहां उसका नाम लिखिए, जैसे rose.jpg।'
    : 'Firebase कंसोल में Storage में फोटो अपलोड कीजिए, वहीं खोलकर उसका download URL कॉपी कीजिए; वह https://firebasestorage.googleapis.com/ से शुरू होता है।';
}

function quoted({ field = '', found }: ShelfDiagnostic, { nameOf }: FieldNames): string {
  return found === undefined ? `${nameOf(field)} में जो है वह` : `${nameOf(field)} में "${found}"`;
}

function withoutPicture({ field = '' }: ShelfDiagnostic): string {
  return /^img\d$/.test(field)
    ? 'इसका कुछ नहीं: प्रोडक्ट की बाकी फोटो रहती हैं।'
    : 'एक फोटो जो खुलती नहीं।';
}

function howToGive({ field }: ShelfDiagnostic, words: FieldNames): string {
  return field === 'Vedioyoutube' ? HOW_TO_PLAY : howToLink(words);
}

function howToType(form: Form, words: FieldNames): string {
  return form === 'picture' ? howToLink(words) : typed[form];
}
