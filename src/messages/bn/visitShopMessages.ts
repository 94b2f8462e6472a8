import type { VisitShopMessages } from '../Messages';
import { lightboxMessages } from './lightboxMessages';

/** The messages that only the page with the shop's photos uses. */
export const visitShopMessages: VisitShopMessages = {
  tabTitle: (town) => `${town}ে আমাদের বিউটি শপের ছবি`,
  title: 'দোকান ঘুরে দেখুন',
  lead: 'আসার আগে ছবিতে একবার দোকানটা দেখে নিন।',
  lightbox: lightboxMessages,
};
