import { STORED_DAYS } from '@/catalogue/numbersInTexts';

export const privacyMessages = {
  title: 'What stays on this device',
  lead: 'In short: what you save here stays with you until you send it.',
  tabTitle: 'What stays on your device, and what we never see',
  device: {
    title: 'Only on this device',
    text: [
      'Products that you save are stored only in this browser. Only someone using this device can see them. You have no account with us, and the site does not send them anywhere.',
      'They stay until you delete them here, or clear the data of this site in your browser. In a private window they are deleted when you close it.',
      `Pages that you open are saved with their pictures for ${STORED_DAYS} days, so that you can see them again without a network. If Data Saver is on in your phone, or the network is very slow, nothing is saved.`,
    ],
  },
  leaves: {
    title: 'When something is sent',
    text: [
      'Only when you send it. Your WhatsApp message is typed for you, and goes only when you tap Send in WhatsApp. When you share a list, its link contains the list: anyone with the link can see the products and quantities.',
      'As on every site, the pages and pictures that you open come from our server. When you open your list, today’s prices of its products are loaded. Maps and videos come from Google when you open them; a visitor counter, where the shop shows one, from the company that runs it.',
      'Searching happens on the device: while you type, nothing is sent. If you reload or share a page of results, its link contains your words. Where the shop measures how fast its pages are, only the figures are sent, nothing about you.',
    ],
  },
  erase: 'Delete all of this',
  done: 'Deleted.',
};
