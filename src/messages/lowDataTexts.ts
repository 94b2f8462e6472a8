import type { LanguageCode } from '@/shop/languages';

interface LowDataTexts {
  /** The name of the line. */
  readonly name: string;
  /** What is left out while little data is used. */
  readonly leftOut: string;
  /** Asks for the pictures of the page as usual. */
  readonly ask: string;
  /** Said after that. */
  readonly asked: string;
}

/** The line about what is left out to use less data. Few visitors see it, so it is not among the texts of every page. */
export const lowDataTexts: Record<LanguageCode, LowDataTexts> = {
  en: {
    name: 'Less data',
    leftOut: 'To use less data: small pictures, plain letters.',
    ask: 'Show sharp pictures',
    asked: 'The pictures of this page come as usual.',
  },
  bn: {
    name: 'কম ডেটা',
    leftOut: 'ডেটা বাঁচাতে ছোট ছবি, সাদামাটা অক্ষর।',
    ask: 'স্পষ্ট ছবি দেখান',
    asked: 'এই পাতার ছবি এবার স্পষ্ট আসছে।',
  },
  hi: {
    name: 'कम डेटा',
    leftOut: 'डेटा बचाने के लिए छोटी फोटो, सादे अक्षर।',
    ask: 'साफ फोटो दिखाएं',
    asked: 'इस पेज की फोटो अब साफ आ रही हैं।',
  },
};
