import type { OwnBuying } from '../ownTexts';

/** Says nothing of its own about payment, exchange and the goods. */
export const howToBuyMessages = {
  title: 'How to buy',
  tabTitle: (town: string) => `How to buy from our shop in ${town}`,
  lead: 'No account, no cart, nothing to pay here: ask us, and buy straight from the shop.',
  ask: {
    title: 'Ask',
    text: 'Press “Whatsapp Inquiry” or “Call Book” beside a product: the message names it already. For several, save them with the heart, and ask for your whole list in one message.',
    list: 'Your saved list',
  },
  payment: 'Pay',
  fetch: {
    title: 'Collect it from the shop, or get it delivered',
    text: 'Visit the shop, or ask for home delivery.',
    directions: 'Directions',
  },
  exchange: 'Exchange',
  original: 'Original goods',
  delivery: 'Home delivery',
  /** In the owner's words. */
  own: JSON.parse(process.env.OWN_BUYING_EN ?? '{}') as OwnBuying,
};
