import type { LateSharedMessages } from '../Messages';

export const lateSharedMessages: LateSharedMessages = {
  freshness: {
    prices: (time) =>
      time
        ? `ये दाम ${time} के हैं। नए दाम अभी नहीं मिल पाए।`
        : 'ये दाम सबसे नए हैं या नहीं, अभी पता नहीं चल पाया।',
    page: (time) =>
      time
        ? `यह पेज ${time} का है। इससे नया अभी नहीं मिल पाया।`
        : 'कुछ नया आया है या नहीं, अभी पता नहीं चल पाया।',
    renewed: 'अभी-अभी अपडेट हुआ।',
    retry: 'फिर कोशिश करें',
  },
  closeMenu: 'मेनू बंद करें',
  toTop: 'ऊपर जाएं',
  footer: {
    visitors: 'साइट देखने वालों की गिनती',
    copyright: (shop) => `© ${shop}। सर्वाधिकार सुरक्षित।`,
    demo: 'यह सिर्फ डेमो है: दुकान, सामान और दाम, सब नमूना है।',
  },
};
