/** India's, before the ten digits of a phone number. */
export const COUNTRY_CODE = '91';
