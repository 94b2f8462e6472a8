/** Where the shop is: specification, section 9. Only the street is a setting. */
export const place = {
  town: 'Berhampore',
  /** How people write the town as well, and search for it. */
  alsoWritten: ['Baharampur', 'Berhampur'],
  district: 'Murshidabad',
  state: 'West Bengal',
  pin: '742103',
  country: 'India',
  countryCode: '91',
} as const;

/** The postal address on one line: street, town, district, state and pin. */
export function postalAddress(street: string): string {
  return `${street}, ${place.town}, ${place.district}, ${place.state} ${place.pin}`;
}
