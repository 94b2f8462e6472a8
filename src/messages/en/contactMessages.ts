import { place } from '@/shop/place';
import { clockRange, dayName } from './calendar';

const { town, alsoWritten } = place;
const spellings =
  alsoWritten.length > 0 ? ` ${town} is also written ${alsoWritten.join(' and ')}.` : '';

export const contactMessages = {
  tabTitle: (town: string) => `Address, phone and map of our shop in ${town}`,
  title: 'Contact us',
  /** Names all spellings of the town, because people search for each of them. */
  lead: `Call or WhatsApp us about any product, shade or delivery.${spellings}`,
  /** Dates look like 2026-10-20, times are 24-hour HH:MM. Without times the shop is closed. */
  holiday: (from: string, to: string, opens?: string, closes?: string) =>
    `${from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`}: ${opens && closes ? clockRange(opens, closes) : 'closed'}`,
  call: 'Call us',
  mail: 'E-mail us',
  maps: 'Find us on the map',
  mapDoor: 'shop location',
  mapTown: (town: string) => `${town} on the map`,
  showMap: (name: string) => `View ${name}`,
  mapNotice: 'This is Google Maps. It loads only when you tap.',
};
