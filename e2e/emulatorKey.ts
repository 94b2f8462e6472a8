/** The API key of the site on the emulator, which takes any; so it need not be secret, but is looked for as one. */
export const EMULATOR_KEY = 'the-emulator-takes-any-key';
