import type { BuyingTexts } from '@/shop/ShopTexts';

/** Texts on payment, exchange and the goods' origin come from the owner alone (`own`). */
export const howToBuyMessages = {
  title: 'How to buy',
  tabTitle: (town: string) => `How to buy from our shop in ${town}`,
  lead: 'No account, no cart, and nothing to pay on this site. Just ask us, and buy directly from the shop.',
  ask: {
    title: 'Ask us',
    text: 'Tap “Whatsapp Inquiry” or “Call Book” on any product. The WhatsApp message already has its name. For more than one, tap the heart to save them and send us the whole list in one message.',
    list: 'Your saved list',
  },
  payment: 'Payment',
  fetch: {
    title: 'Collect it from the shop, or get it delivered',
    text: 'Visit the shop, or ask for home delivery.',
  },
  exchange: 'Exchange',
  original: 'Original products',
  /** The owner's texts. */
  own: JSON.parse(process.env.BUYING_TEXTS_EN ?? '{}') as BuyingTexts,
};
