import { offerTitles } from './offerTitles';
import { perUnit } from './perUnit';

export const shortlistMessages = {
  title: 'Your saved list',
  lead: 'Saved only on this device, until you send it.',
  tabTitle: 'Your saved list: send it in one message',
  needsScripts:
    'This page needs JavaScript, which is not running here. Call or message us, and we will note down your list.',
  notLasting: 'This browser does not save your list: it will be lost when you close this tab.',
  full: (n: number) => `Your list has ${n} products and is full. Remove one first.`,
  empty: 'Nothing is saved yet',
  emptyLead:
    'Tap the heart on anything you like and it is saved here. Then send us the whole list in one message.',
  browse: 'Browse all products',
  /** Above some offers, while the list is empty. */
  offers: offerTitles,
  per: perUnit,
  chooseShade: 'Choose a shade',
  left: 'It is no longer listed here. Ask us: there may be one in the shop.',
  shadeLeft: (name: string) => `The shade ${name} is not listed any more. Ask us.`,
  numberOf: (title: string) => `How many: ${title}`,
  more: (title: string) => `One more: ${title}`,
  fewer: (title: string) => `One fewer: ${title}`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove: ${title}`,
  removed: 'Removed.',
  emptied: 'Your list is empty now.',
  total: 'Total',
  unpriced: (n: number) =>
    n === 1
      ? 'One product has no price here and is not in the total.'
      : `${n} products have no price here and are not in the total.`,
  ask: 'Send the list on WhatsApp',
  share: 'Share the list',
  clear: 'Clear the list',
  restore: 'Bring the list back',
  message: {
    line: (title: string, quantity: number, price: string, shade: string) =>
      `${title}${quantity > 1 ? ` × ${quantity}` : ''}, ${price}${shade ? ` (${shade})` : ''}`,
    each: (price: string) => `${price} each`,
    soldOut: (price: string) => `${price}, sold out`,
    total: (amount: string, unpriced: number) =>
      unpriced > 0 ? `Total ${amount}, and ${unpriced} on request` : `Total ${amount}`,
  },
  shared: {
    title: 'A list for you',
    lead: 'Somebody shared these products with you. The prices are today’s.',
    lost: 'This link is incomplete, so we cannot show the list. Please ask for it again.',
    loading: 'The list is loading',
    unread: (n: number) =>
      n === 1
        ? 'We could not load one of its products. Try again, or send us the list: its link has all of them.'
        : `We could not load ${n} of its products. Try again, or send us the list: its link has all of them.`,
    retry: 'Try again',
    left: (n: number) =>
      n === 1
        ? 'One of its products is no longer listed here.'
        : `${n} of its products are no longer listed here.`,
    send: 'Send this list on WhatsApp',
    add: 'Add it to my list',
    added: (n: number) =>
      n === 1 ? 'One product is on your list.' : `${n} products are on your list.`,
  },
};
