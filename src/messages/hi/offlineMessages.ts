import type { OfflineMessages } from '../Messages';

export const offlineMessages: OfflineMessages = {
  title: 'आप ऑफलाइन हैं',
  tabTitle: 'इस डिवाइस पर रखे पेज',
  wanted: 'वह पेज इस डिवाइस पर नहीं रखा है, और उसे लाने के लिए अभी नेटवर्क नहीं है।',
  kept: 'पहले खोले गए, यहां रखे हैं',
  keptAt: (time) => `${time} रखा गया`,
  none: 'इस डिवाइस पर अभी कुछ नहीं रखा है। जो पेज आप खोलें, वे एक हफ्ते तक यहां रहेंगे।',
  ask: 'कॉल के लिए इंटरनेट नहीं चाहिए',
  retry: 'फिर कोशिश करें',
};
