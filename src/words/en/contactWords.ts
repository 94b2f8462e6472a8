/** The words of the contact page alone. */
export const contactWords = {
  /** For the tab, search engines and previews. */
  tabTitle: (town: string) => `Address, phone and map of our shop in ${town}`,
  title: 'Contact us',
  lead: 'Ask about a product, a shade or delivery. We answer on the phone and on WhatsApp.',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  open: (hours: string) => `Open: ${hours}`,
  call: 'Call us',
  mail: 'E-mail us',
  directions: 'Directions',
  maps: 'Find us on the map',
  mapDoor: 'Map of the shop',
  mapTown: (town: string) => `Map of ${town}`,
  showMap: (name: string) => `Show: ${name}`,
  mapNotice: 'The map comes from Google and loads when you press.',
};
