import { LOW_PRICE } from '@/catalogue/numbersInTexts';
import { inRupees } from '../inRupees';
import type { OffersMessages } from '../Messages';
import { inflect } from './inflect';
import { offerTitles } from './offerTitles';

export const offersMessages: OffersMessages = {
  title: offerTitles,
  tabTitle: (title, town) => `${inflect(town, 'in')} ${title}`,
  lead: {
    discounts: 'গোটা দোকানের সবচেয়ে বড় ছাড়গুলো এখানে। যেটি চান, হোয়াটসঅ্যাপে জিজ্ঞেস করুন।',
    lowPrices: `${inRupees(LOW_PRICE)}-র কমে দোকানের ভালো ভালো জিনিস। যেটি চান, হোয়াটসঅ্যাপে জিজ্ঞেস করুন।`,
    none: 'দোকানে ছাড় চললে সব এখানে দেখতে পাবেন।',
  },
  asked: 'আপনাদের অফার',
  empty: {
    emptyHeading: 'এখন কোনও অফার চলছে না',
    empty: 'ফোন করুন বা মেসেজ করুন: নতুন কী এসেছে, দাম কত, জানিয়ে দেব।',
  },
};
