/** The key in the browser's storage. */
const OFF = 'search-key-off';

/**
 * Whether the key / opens the search, which a visitor may turn off: keys of one sign can be struck by mistake, and by who speaks
 * to the device (WCAG 2.1.4). Where the browser keeps nothing, it is on.
 */
export const slashKey = {
  isOn(): boolean {
    try {
      return localStorage.getItem(OFF) === null;
    } catch {
      return true;
    }
  },

  turn(on: boolean): void {
    try {
      if (on) localStorage.removeItem(OFF);
      else localStorage.setItem(OFF, '1');
    } catch {
      // Then it stays on.
    }
  },
};
