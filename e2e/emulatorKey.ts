/**
 * API key of the site on the emulator, which accepts any. It is no secret, but tests search for it as if it were one.
 */
export const EMULATOR_KEY = 'the-emulator-takes-any-key';
