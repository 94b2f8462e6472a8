import type { ReviewsMessages } from '../Messages';
import { dayName } from './calendar';

export const reviewsMessages: ReviewsMessages = {
  tabTitle: (town) => `${town} से कस्टमर रिव्यू और वीडियो`,
  title: 'कस्टमर रिव्यू',
  lead: 'हमारे ग्राहकों और हमारे काउंटर की छोटी-छोटी क्लिप और वीडियो।',
  clips: 'ग्राहक क्या कहते हैं',
  day: dayName,
  videos: 'वीडियो',
};
