/** Where the shop stands: specification, section 9. The street is a setting. */
export const place = {
  town: 'Berhampore',
  district: 'Murshidabad',
  state: 'West Bengal',
  pin: '742103',
  country: 'India',
  countryCode: '91',
} as const;
