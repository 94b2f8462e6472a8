import { clock, dayName } from './calendar';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The messages that only the contact page uses. */
export const contactMessages = {
  /** For the tab, search engines and previews. */
  tabTitle: (town: string) => `Address, phone and map of our shop in ${town}`,
  title: 'Contact us',
  lead: 'Ask about a product, a shade or delivery. We answer on the phone and on WhatsApp.',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  open: (hours: string) => `Open: ${hours}`,
  /** Dates look like 2026-10-20, times are 24-hour HH:MM. Without times the shop is closed. */
  holiday: (from: string, to: string, opens?: string, closes?: string) =>
    `${from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`}: ${opens ? `${opens}-${closes}` : 'closed'}`,
  /** `until` in minutes since midnight; without it the shop never closes. */
  openNow: (until?: number) => (until === undefined ? 'Open now' : `Open until ${clock(until)}`),
  closedNow: 'Closed just now',
  /** `inDays`: 0 for today; `weekday`: 0 for Monday; `minutes`: since midnight. */
  opensAgain: (inDays: number, weekday: number, minutes: number) => {
    if (inDays === 0) return `Closed, opens at ${clock(minutes)}`;
    if (inDays === 1) return `Closed, opens tomorrow at ${clock(minutes)}`;
    if (inDays < 7) return `Closed, opens on ${weekdays[weekday]} at ${clock(minutes)}`;
    return `Closed, opens in ${inDays} days at ${clock(minutes)}`;
  },
  /** The longest of the four texts above, at any width: none of them has longer words, or more words. */
  longestNow: 'Closed, opens on Wednesday at 10:50 pm',
  call: 'Call us',
  mail: 'E-mail us',
  directions: 'Directions',
  maps: 'Find us on the map',
  mapDoor: 'Map of the shop',
  mapTown: (town: string) => `Map of ${town}`,
  showMap: (name: string) => `Show: ${name}`,
  mapNotice: 'The map comes from Google and loads when you press.',
};
