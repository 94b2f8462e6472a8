import type { LanguageCode } from '@/shop/languages';

interface LowDataTexts {
  /** The name of the line. */
  readonly name: string;
  /** What is left out while little data is used. */
  readonly leftOut: string;
  /** Asks for the pictures of the page as usual. */
  readonly ask: string;
  /** Closes the line. */
  readonly close: string;
}

/** The line about what is left out to use less data. Few visitors see it, so it is not among the texts of every page. */
export const lowDataTexts: Record<LanguageCode, LowDataTexts> = {
  en: {
    name: 'Less data',
    leftOut:
      'To use less data: small pictures, plain letters, nothing moves or loads by itself. A press on a product’s picture shows it large.',
    ask: 'Sharp pictures on this page',
    close: 'All right',
  },
  bn: {
    name: 'কম ডেটা',
    leftOut:
      'ডেটা বাঁচাতে ছবি ছোট, অক্ষর সাদামাটা, নিজে থেকে কিছু চলে না বা আসে না। জিনিসের ছবিতে চাপ দিলে বড় করে দেখায়।',
    ask: 'এই পাতার ছবি স্পষ্ট দেখান',
    close: 'ঠিক আছে',
  },
  hi: {
    name: 'कम डेटा',
    leftOut:
      'डेटा बचाने के लिए फोटो छोटी हैं, अक्षर सादे, अपने आप कुछ न चलता है, न आता है। प्रोडक्ट की फोटो दबाने पर वह बड़ी दिखती है।',
    ask: 'इस पेज की फोटो साफ दिखाएं',
    close: 'ठीक है',
  },
};
