import type { DeliveryMessages } from '../Messages';

export const deliveryMessages: DeliveryMessages = {
  label: 'আপনার পিন কোডে ডেলিভারি',
  check: 'দেখুন',
  wrong: 'পিন কোডে 6টি অঙ্ক থাকে, প্রথমটি 0 হয় না।',
  answer: (pin, when, cost) => `${pin}-এ ডেলিভারি: ${when ? `${when}, ${cost}` : cost}।`,
  example: (...said) => `যেমন ${deliveryMessages.answer(...said)}`,
  free: 'ফ্রি',
  freeAbove: (amount, otherwise) => `${amount}-র বেশি কিনলে ফ্রি, নইলে ${otherwise}`,
  belowFree: (cost, amount) => `${cost}, ${amount}-র বেশি কিনলে ফ্রি`,
  ask: 'কত লাগবে জেনে নিন',
  unknown: (pin) => `${pin}-এ ডেলিভারি: ফোনে বা হোয়াটসঅ্যাপে জেনে নিন।`,
  stays: 'এটি এই ডিভাইসেই থাকে, শুধু আপনি মেসেজ পাঠালে তার সঙ্গে যায়।',
  said: (pin) => `পিন কোড: ${pin}`,
};
