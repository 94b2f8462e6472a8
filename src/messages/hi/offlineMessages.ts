import type { OfflineMessages } from '../Messages';

export const offlineMessages: OfflineMessages = {
  title: 'आप ऑफलाइन हैं',
  tabTitle: 'नेटवर्क नहीं है: कॉल करें',
  wanted: 'यह पेज इस डिवाइस पर सेव नहीं है, और उसे लाने के लिए अभी नेटवर्क नहीं है।',
  ask: 'कॉल के लिए इंटरनेट नहीं चाहिए',
  retry: 'फिर कोशिश करें',
};
