import type { DeliveryMessages } from '../Messages';

export const deliveryMessages: DeliveryMessages = {
  label: 'आपके पिन कोड पर डिलीवरी',
  check: 'देखें',
  wrong: 'पिन कोड में 6 अंक होते हैं, और पहला अंक 0 नहीं होता।',
  answer: (pin, when, cost) => `${pin} पर डिलीवरी: ${when ? `${when}, ${cost}` : cost}।`,
  example: (...said) => `जैसे ${deliveryMessages.answer(...said)}`,
  free: 'फ्री',
  freeAbove: (amount, otherwise) => `${amount} से ऊपर फ्री, नहीं तो ${otherwise}`,
  belowFree: (cost, amount) => `${cost}, ${amount} से ऊपर फ्री`,
  ask: 'चार्ज हमसे पूछ लें',
  unknown: (pin) => `${pin} पर डिलीवरी: फोन या व्हाट्सऐप पर हमसे पूछ लें।`,
  stays: 'यह इसी डिवाइस पर रहता है, और सिर्फ उस मैसेज में जाता है जो आप हमें भेजें।',
  said: (pin) => `पिन कोड: ${pin}`,
};
