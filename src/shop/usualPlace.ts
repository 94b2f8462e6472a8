import type { LanguageCode } from './LanguageCode';

/** Where the shop of the specification is (section 9), as SHOP_PLACE says it of another, in each language. */
export const usualPlace: Readonly<Record<LanguageCode, string>> = {
  en: 'Berhampore, Murshidabad, West Bengal 742103',
  bn: 'বহরমপুর, মুর্শিদাবাদ, পশ্চিমবঙ্গ 742103',
  hi: 'बहरमपुर, मुर्शिदाबाद, पश्चिम बंगाल 742103',
};
