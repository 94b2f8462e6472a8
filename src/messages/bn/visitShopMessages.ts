import type { VisitShopMessages } from '../Messages';
import { inflect } from './inflect';

export const visitShopMessages: VisitShopMessages = {
  tabTitle: (town) => `${inflect(town, 'in')} আমাদের মেকআপ ও কসমেটিক্সের দোকানের ছবি`,
  title: 'দোকান ঘুরে দেখুন',
  lead: 'আসার আগে ছবিতে একবার দোকানটা দেখে নিন।',
};
