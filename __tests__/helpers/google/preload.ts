import { redirectGoogle } from './redirectGoogle';

/* Loaded before a command that runs in a process of its own, which a test starts with these variables. */
const { GOOGLE_STAND_IN = '', TEST_EMULATOR } = process.env;
globalThis.fetch = redirectGoogle(GOOGLE_STAND_IN, fetch, TEST_EMULATOR);
