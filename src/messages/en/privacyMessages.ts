export const privacyMessages = {
  title: 'What stays on this device',
  lead: 'In short: what you save or type here stays with you.',
  tabTitle: 'What stays on your device, and what we never see',
  device: {
    title: 'Only on this device',
    text: [
      'Products that you save, with your notes, the name and day that you type for your messages to us, products that you looked at, and your last searches are written into this browser’s own storage. Nobody else can read them. You have no account with us, and the site does not send them anywhere.',
      'They stay until you erase them here, or clear the data of this site in your browser. In a private window they go when you close it. That you have chosen a language, or were offered one, is saved there too, so that you are not asked again. So is your choice to use less data, or not.',
      'Pages that you open are kept with their pictures for a week, so that you can see them again without a network: at most 60 pages, 120 pictures and 40 MB, the oldest going first. Where you save data, nothing is kept until you ask for it below.',
    ],
  },
  leaves: {
    title: 'When something is sent',
    text: [
      'Only when you send it. A message on WhatsApp is typed for you and goes when you press send there. The link of a shared list has the list itself in it: whoever has the link sees the products and how many of each, not your notes, name or day.',
      'As on every site, the pages and pictures that you open come from our server. When you open your list, today’s prices of its shelves are loaded. Maps and videos come from Google when you open them; a visitor counter, where the shop shows one, from the company that runs it.',
      'Searching happens on the device: what you type is sent to nobody. Where the shop measures how fast its pages are, only the figures are sent, nothing about you.',
    ],
  },
  kept: 'What this device keeps now',
  shortlist: (n: number) => `Saved list: ${n === 1 ? 'one product' : `${n} products`}`,
  seen: (n: number) => `Looked at: ${n === 1 ? 'one product' : `${n} products`}`,
  off: 'What you look at is not remembered',
  eraseShortlist: 'Erase the saved list',
  eraseSeen: 'Forget what you looked at',
  searches: (n: number) => `Searched: ${n === 1 ? 'one thing' : `${n} things`}`,
  eraseSearches: 'Forget what you searched for',
  sender: (isSaid: boolean) =>
    `For your messages to us: ${isSaid ? 'your name or a day' : 'nothing'}`,
  eraseSender: 'Erase name and day',
  pages: (n: number) =>
    `For when there is no network: ${n === 0 ? 'no pages' : n === 1 ? 'one page' : `${n} pages`}`,
  erasePages: 'Erase these pages',
  keepPages: 'Keep this shop on my phone',
  dropPages: 'Stop keeping pages',
  noPages: 'No pages are kept for when there is no network',
  keeping: 'From now on, the pages that you open are kept.',
  lessData: (choice: 'yes' | 'no' | '') =>
    `Use less data: ${{ yes: 'on', no: 'off', '': 'not chosen' }[choice]}`,
  eraseLessData: 'Forget this choice',
  stop: 'Stop remembering',
  start: 'Start remembering again',
  done: 'Deleted.',
};
