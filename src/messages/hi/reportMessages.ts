import type { ReportMessages } from '../Messages';
import { clock, dayName } from './calendar';

export const reportMessages: ReportMessages = {
  title: 'आपकी रिपोर्ट',
  languages: 'रिपोर्ट की भाषा',
  desks: {
    console: {
      lead: 'साइट पर क्या गलत है, ग्राहक को अभी क्या दिखता है, और Firebase कंसोल में कैसे ठीक होगा।',
      aboutEmpty:
        'उन पेजों पर दुकान से पूछने को कहा जाता है, इसलिए ऐसे ही रह सकते हैं। नहीं तो डॉक्यूमेंट जोड़िए, या देखिए कि कलेक्शन का नाम ठीक ऐसे ही लिखा है या नहीं:',
    },
    sheet: {
      lead: 'साइट पर क्या गलत है, ग्राहक को अभी क्या दिखता है, और आपकी Google शीट में कैसे ठीक होगा।',
      aboutEmpty:
        'उन पेजों पर दुकान से पूछने को कहा जाता है, इसलिए ऐसे ही रह सकते हैं। नहीं तो शीट में इस कैटेगरी के प्रोडक्ट लिखिए:',
    },
  },
  read: (date, minutes) => `साइट देखी गई ${dayName(date)}, ${clock(minutes)}।`,
  unknown: 'अभी कुछ पढ़ा नहीं जा सका। एक मिनट बाद फिर आइए।',
  good: 'कुछ गलत नहीं है। सब कुछ वैसा ही है जैसा होना चाहिए: बहुत बढ़िया!',
  sheet: (date, minutes, { added, changed, refused }) =>
    `शीट पढ़ी गई ${dayName(date)}, ${clock(minutes)}: ${[
      ...(added > 0 ? [`${added} नए`] : []),
      `${changed} बदले`,
      ...(refused > 0 ? [`${refused} लाइन नहीं ली गई`] : []),
    ].join(', ')}।`,
  sheetTrouble: (date, minutes) =>
    `शीट पढ़ी गई ${dayName(date)}, ${clock(minutes)}: कुछ भी नहीं लिया गया।`,
  sheetGone: (date, minutes, rows) =>
    `${dayName(date)}, ${clock(minutes)} से ${rows === 1 ? '1 लाइन' : `${rows} लाइनें`} शीट में नहीं ${rows === 1 ? 'है' : 'हैं'}। प्रोडक्ट साइट पर बने हुए हैं: हटाने के लिए लाइन वापस लाइए और Hidden में yes चुनिए।`,
  sheetRows: 'जो नहीं लिया गया; क्यों, यह शीट में Result के नीचे लिखा है:',
  totals: ({ error, warning, hint }) => `${error} गलती, ${warning} चेतावनी, ${hint} सुझाव`,
  severities: { error: 'गलती', warning: 'चेतावनी', hint: 'सुझाव' },
  headings: {
    error: 'गलती: ग्राहक को गलत दिखता है, या कुछ दिखता ही नहीं',
    warning: 'चेतावनी: ग्राहक को थोड़ा कम मिलता है',
    hint: 'सुझाव: जो और अच्छा हो सकता है',
  },
  again: 'फिर देखें',
  aboutAgain:
    'कुछ सेकंड लगते हैं, और मिनट में एक ही बार देखा जाता है: अभी-अभी कुछ बदला हो, तो थोड़ी देर में फिर दबाना पड़ सकता है।',
  empty: (many) => `${many} कैटेगरी खाली`,
  whole: 'पूरा कलेक्शन',
  document: 'डॉक्यूमेंट',
  field: 'फील्ड',
  tab: 'टैब',
  row: 'लाइन',
  column: 'कॉलम',
  problem: 'क्या गलत है',
  effect: 'ग्राहक को क्या दिखता है',
  fix: 'कैसे ठीक होगा',
  others: (many) => `${many} और में भी यही`,
  more: (many) => `यहां ${many} और हैं।`,
  unread: 'ये कलेक्शन पढ़े नहीं जा सके:',
  unnamed: ({ hidden, unknownField }) => {
    const parts = [
      ...(hidden > 0 ? [`${hidden} हटाए हुए या आगे आने वाले`] : []),
      ...(unknownField > 0 ? [`${unknownField} फील्ड जो साइट नहीं जानती`] : []),
    ];
    return parts.length > 0
      ? `इसके अलावा ${parts.join(', और ')}। यह पेज कोई भी खोल सकता है, इसलिए नाम सिर्फ यह कमांड बताता है: npm run catalogue:check`
      : '';
  },
  pictures: 'हर फोटो सच में है या नहीं, यह सिर्फ यह कमांड देखता है: npm run catalogue:check',
};
