import { dayName } from './calendar';
import { offerTitles } from './offerTitles';

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
  offers: { title: offerTitles, all: 'All offers' },
  was: (price: string) => `It was ${price} when you saved it.`,
  left: 'It is no longer listed here. Ask us: there may be one in the shop.',
  shadeLeft: (name: string) => `The shade ${name} is not listed any more. Ask us.`,
  numberOf: (title: string) => `How many: ${title}`,
  more: (title: string) => `One more: ${title}`,
  fewer: (title: string) => `One fewer: ${title}`,
  note: 'Note',
  /** On paper; empty if there is nothing to say. */
  printed: (quantity: number, note = '') =>
    [quantity > 1 && `${quantity} pieces`, note].filter(Boolean).join(', '),
  noteOf: (title: string) => `Note: ${title}`,
  addNote: 'Add a note',
  addNoteOf: (title: string) => `Add a note: ${title}`,
  shadeOf: (title: string) => `Shade: ${title}`,
  chooseShade: 'Choose a shade',
  another: 'Add another shade',
  anotherOf: (title: string) => `Add another shade: ${title}`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove: ${title}`,
  removed: 'Removed.',
  emptied: 'Your list is empty now.',
  undo: 'Undo',
  goods: (n: number) => (n === 1 ? '1 product' : `${n} products`),
  /** `amount`: empty if nothing has a price. */
  sum: (n: number, amount: string, unpriced: number): string =>
    [
      n === 1 ? '1 product' : `${n} products`,
      amount
        ? `${amount}${unpriced > 0 ? `, and ${unpriced} on request` : ''}`
        : 'price on request',
    ].join(' · '),
  total: 'Total',
  mrp: 'Total M.R.P.',
  saved: 'You save',
  unpriced: (n: number) =>
    n === 1
      ? 'One product has no price here and is not in the total.'
      : `${n} products have no price here and are not in the total.`,
  ask: 'Send the list on WhatsApp',
  copy: 'Copy as text',
  copied: 'The list is copied',
  copyYourself: 'Your list as text, to copy',
  share: 'Share the list',
  withNotes: 'With my notes',
  clear: 'Clear the list',
  privacy: 'What stays on this device',
  message: {
    line: (title: string, quantity: number, price: string, note: string) =>
      `${title}${quantity > 1 ? ` × ${quantity}` : ''}, ${price}${note ? ` (${note})` : ''}`,
    each: (price: string) => `${price} each`,
    soldOut: (price: string) => `${price}, sold out`,
    total: (amount: string, unpriced: number) =>
      unpriced > 0 ? `Total ${amount}, and ${unpriced} on request` : `Total ${amount}`,
    count: (n: number) => `${n} products, all in this list:`,
    name: (name: string) => `Name: ${name}`,
    comes: 'I’ll come to the shop',
    day: (date: string) => `Day: ${dayName(date)}`,
  },
  /** What the visitor says of themselves in that message. */
  sender: {
    title: 'Add your name or a day',
    name: 'Your name',
    comes: 'I’ll come to the shop',
    day: 'A day that suits you',
    stays: 'All optional. It stays on this device and goes only with the message that you send.',
    erase: 'Erase name and day',
  },
  shortened: {
    titles: 'Long names are shortened in the message, so that all of it fits into WhatsApp.',
    lines:
      'A list this long does not fit into one message, so only the link is sent. “Copy as text” has every line.',
  },
  shared: {
    title: 'A list for you',
    lead: 'Somebody shared these products with you. The prices are today’s.',
    loading: 'The list is loading',
    left: (n: number) =>
      n === 1
        ? 'One of its products is no longer listed here.'
        : `${n} of its products are no longer listed here.`,
    send: 'Send this list on WhatsApp',
    keep: 'Keep it',
    merge: 'Add it to my list',
    replace: 'Replace my list with this one',
    decline: 'Not now',
    kept: (n: number) =>
      n === 1 ? 'One product is on your list.' : `${n} products are on your list.`,
  },
};
