/** The words of the page that says what a visitor's device keeps. */
export const privacyWords = {
  title: 'What stays on this device',
  lead: 'In short: what you keep or type here stays with you.',
  tabTitle: 'What stays on your device, and what we never see',
  device: {
    title: 'On this device alone',
    text: [
      'Products that you keep, with your notes, and products that you looked at are written into this browser’s own storage. Nobody else can read them: we have no account for you, and the site sends them nowhere.',
      'They stay until you erase them here, or clear the data of this site in your browser. In a private window they go when you close it.',
    ],
  },
  leaves: {
    title: 'When something leaves it',
    text: [
      'Only when you send it. A message on WhatsApp is typed for you and goes when you press send there. The link of a shared list has the list itself in it: whoever has the link sees the products and how many of each, not your notes.',
      'Like every site, ours is asked for the pages and pictures that you open. When you look at your list it asks for today’s prices of the shelves that it is from. Maps and videos come from Google when you open them.',
    ],
  },
  kept: 'What this device keeps now',
  shortlist: (n: number) => `Shortlist: ${n === 1 ? 'one product' : `${n} products`}`,
  seen: (n: number) => `Looked at: ${n === 1 ? 'one product' : `${n} products`}`,
  off: 'What you look at is not remembered',
  erase: 'Erase',
  eraseShortlist: 'Erase the shortlist',
  eraseSeen: 'Forget what you looked at',
  stop: 'Stop remembering',
  start: 'Remember again',
  done: 'Done: it is erased.',
};
