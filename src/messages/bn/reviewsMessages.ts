import type { ReviewsMessages } from '../Messages';
import { dayName } from './calendar';

export const reviewsMessages: ReviewsMessages = {
  tabTitle: (town) => `কাস্টমার রিভিউ ও ভিডিও, ${town}`,
  title: 'কাস্টমার রিভিউ',
  lead: 'আমাদের কাস্টমারদের আর দোকানের কাউন্টারের ছোট ছোট ভিডিও।',
  clips: 'কাস্টমাররা কী বলছেন',
  day: dayName,
  videos: 'ভিডিও',
};
