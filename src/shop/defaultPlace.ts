import type { LanguageCode } from './LanguageCode';

/** The specification's place (section 9), written as SHOP_PLACE, in each language. */
export const defaultPlace: Readonly<Record<LanguageCode, string>> = {
  en: 'Berhampore, Murshidabad, West Bengal 742103',
  bn: 'বহরমপুর, মুর্শিদাবাদ, পশ্চিমবঙ্গ 742103',
  hi: 'बहरमपुर, मुर्शिदाबाद, पश्चिम बंगाल 742103',
};
