import type { ErrorPageMessages } from '../Messages';

export const errorPageMessages: ErrorPageMessages = {
  notFound: {
    title: 'यह पेज नहीं मिला',
    lead: 'शायद लिंक में गलती है, या यह पेज अब यहां नहीं है।',
    nearest: 'क्या आपको यह चाहिए था?',
    browse: 'इनमें से कुछ देख लीजिए',
  },
  error: {
    title: 'हमारी तरफ से कुछ गड़बड़ हो गई',
    lead: 'एक मिनट बाद फिर कोशिश करें, या हमें कॉल कर लें।',
    home: 'होम पेज पर जाएं',
  },
};
