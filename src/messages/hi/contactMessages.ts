import type { ContactMessages } from '../Messages';
import { clockRange, dayName } from './calendar';

export const contactMessages: ContactMessages = {
  tabTitle: (town) => `${town} में हमारी दुकान: पता, फोन और नक्शा`,
  title: 'संपर्क करें',
  lead: 'कोई प्रोडक्ट, शेड या डिलीवरी, जो भी पूछना हो, पूछिए। फोन और व्हाट्सऐप, दोनों पर जवाब मिलेगा।',
  holiday: (from, to, opens, closes) =>
    `${from === to ? dayName(from) : `${dayName(from)} से ${dayName(to)}`}: ${opens && closes ? clockRange(opens, closes) : 'बंद'}`,
  call: 'कॉल करें',
  mail: 'ई-मेल करें',
  maps: 'नक्शे पर दुकान',
  mapDoor: 'दुकान का नक्शा',
  mapTown: (town) => `${town} का नक्शा`,
  showMap: (name) => `${name} देखें`,
  mapNotice: 'नक्शा गूगल का है, दबाने पर ही खुलेगा।',
};
