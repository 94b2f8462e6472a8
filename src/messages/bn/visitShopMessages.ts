import type { VisitShopMessages } from '../Messages';
import { inflect } from './inflect';

export const visitShopMessages: VisitShopMessages = {
  tabTitle: (town) =>
    `${inflect(town, 'in')} আমাদের ${inflect(process.env.SHELF_SHOP_KIND_BN || 'দোকান', 'of')} ছবি`,
  title: 'দোকান ঘুরে দেখুন',
  lead: 'আসার আগে ছবিতে একবার দোকানটা দেখে নিন।',
};
