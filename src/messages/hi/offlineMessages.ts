import type { OfflineMessages } from '../Messages';

export const offlineMessages: OfflineMessages = {
  title: 'आप ऑफलाइन हैं',
  tabTitle: 'नेटवर्क नहीं है: कॉल करें',
  wanted: 'यह पेज इस डिवाइस पर सेव नहीं है, और नेटवर्क से जवाब नहीं आ रहा।',
  ask: 'कॉल के लिए इंटरनेट नहीं चाहिए',
  retry: 'फिर कोशिश करें',
};
