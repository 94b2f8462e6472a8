/** Where the shop stands: specification, section 9. The street is a setting. */
export const place = {
  town: 'Berhampore',
  district: 'Murshidabad',
  state: 'West Bengal',
  pin: '742103',
  country: 'India',
  countryCode: '91',
} as const;

/** The address on one line, as people write it: street, town, district, state and pin. */
export function postalAddress(street: string): string {
  return `${street}, ${place.town}, ${place.district}, ${place.state} ${place.pin}`;
}
