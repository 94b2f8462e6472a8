import { SCAN_MINUTES } from '@/catalogue/numbersInTexts';
import type { ReportMessages } from '../Messages';
import { clock, dayName } from './calendar';

export const reportMessages: ReportMessages = {
  title: 'आपकी रिपोर्ट',
  posts: 'आपके स्टेटस की फोटो',
  postsLead:
    'पहले ऑफर, फिर Makeup, Hair और Brands में आखिरी Id वाला सामान: नई लाइन को यही Id मिलता है। भेजने के लिए किसी एक को दबाइए।',
  languages: 'रिपोर्ट की भाषा',
  lead: 'साइट पर क्या गलत है, सबसे बड़ी गलती पहले, और कैसे ठीक होगा।',
  read: (date, minutes) =>
    `साइट देखी गई ${dayName(date)}, ${clock(minutes)}। कोई बदलाव यहां ज़्यादा से ज़्यादा ${SCAN_MINUTES} मिनट बाद दिखता है, और उसका पेज खोलने पर तुरंत।`,
  sheetRead: (date, minutes) => `शीट आखिरी बार पढ़ी गई ${dayName(date)}, ${clock(minutes)}।`,
  sheetLate:
    'तब से एक दिन से ज़्यादा हो गया: उसके बाद जो लिखा गया, वह साइट पर नहीं है। GitHub का बुकमार्क sync खोलकर Enable workflow या Run workflow दबाइए।',
  sheetWaits: (tabs) => `${tabs} से कुछ नहीं लिया गया: वहां हेडिंग के ठीक नीचे वाली लाइन में Result देखिए।`,
  unknown: 'अभी कुछ पढ़ा नहीं जा सका। एक मिनट बाद फिर आइए।',
  good: 'कुछ गलत नहीं है। सब कुछ वैसा ही है जैसा होना चाहिए: बहुत बढ़िया!',
  severities: {
    error: 'गलती: ग्राहक को गलत दिखता है, या कुछ दिखता ही नहीं',
    warning: 'चेतावनी: ग्राहक को थोड़ा कम दिखता है',
    hint: 'सुझाव: जो और अच्छा हो सकता है',
  },
  cure: 'क्या करें:',
  more: (many) => `${many} और हैं।`,
  unread: 'ये कलेक्शन पढ़े नहीं जा सके:',
};
