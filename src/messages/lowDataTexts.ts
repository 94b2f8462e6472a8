import type { LanguageCode } from '@/shop/languages';

interface LowDataTexts {
  /** The switch. */
  readonly use: string;
  /** The name of the line. */
  readonly name: string;
  /** What is left out while little data is used. */
  readonly leftOut: string;
  /** Asks for the pictures of the page as usual. */
  readonly ask: string;
  /** Closes the line. */
  readonly close: string;
}

/** The switch for little data, and the line about what is left out. They come after a page's first scripts. */
export const lowDataTexts: Record<LanguageCode, LowDataTexts> = {
  en: {
    use: 'Use less data',
    name: 'Less data',
    leftOut:
      'To use less data: small pictures, plain letters, nothing moves or loads by itself. A press on a product’s picture shows it large.',
    ask: 'Sharp pictures on this page',
    close: 'All right',
  },
  bn: {
    use: 'কম ডেটায় দেখুন',
    name: 'কম ডেটা',
    leftOut:
      'ডেটা বাঁচাতে ছবি ছোট, অক্ষর সাদামাটা, নিজে থেকে কিছু চলে না বা আসে না। জিনিসের ছবিতে চাপ দিলে বড় করে দেখায়।',
    ask: 'এই পাতার ছবি স্পষ্ট দেখান',
    close: 'ঠিক আছে',
  },
  hi: {
    use: 'कम डेटा में देखें',
    name: 'कम डेटा',
    leftOut:
      'डेटा बचाने के लिए फोटो छोटी हैं, अक्षर सादे, अपने आप कुछ न चलता है, न आता है। प्रोडक्ट की फोटो दबाने पर वह बड़ी दिखती है।',
    ask: 'इस पेज की फोटो साफ दिखाएं',
    close: 'ठीक है',
  },
};
