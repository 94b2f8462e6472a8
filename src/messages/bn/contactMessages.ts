import type { ContactMessages } from '../Messages';
import { clockRange, dayName } from './calendar';
import { inflect } from './inflect';

export const contactMessages: ContactMessages = {
  tabTitle: (town) => `${inflect(town, 'in')} আমাদের দোকানের ঠিকানা, ফোন নম্বর ও ম্যাপ`,
  title: 'যোগাযোগ',
  lead: 'কোনও জিনিস, শেড বা ডেলিভারি নিয়ে জিজ্ঞেস করুন। ফোনে ও হোয়াটসঅ্যাপে আমরা উত্তর দিই।',
  holiday: (from, to, opens, closes) =>
    `${from === to ? dayName(from) : `${dayName(from)} থেকে ${dayName(to)}`}: ${opens && closes ? clockRange(opens, closes) : 'বন্ধ'}`,
  call: 'ফোন করুন',
  mail: 'ই-মেল করুন',
  maps: 'ম্যাপে আমাদের দোকান',
  mapDoor: 'দোকানের ম্যাপ',
  mapTown: (town) => `${inflect(town, 'of')} ম্যাপ`,
  showMap: (name) => `দেখুন: ${name}`,
  mapNotice: 'ম্যাপটি গুগলের, আপনি টিপলে তবেই খুলবে।',
};
