import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What has not come by then never will; a slow, busy machine takes seconds for what takes milliseconds elsewhere.
configure({ asyncUtilTimeout: 60_000 });

// What jsdom lacks and the pages ask for: no reduced motion, nothing in view, no size that changes, a network that nobody may
// use unasked.
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }),
});
Object.defineProperty(window, 'IntersectionObserver', {
  configurable: true,
  writable: true,
  value: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Object.defineProperty(window, 'ResizeObserver', {
  configurable: true,
  writable: true,
  value: class {
    observe() {}
    disconnect() {}
  },
});
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
window.fetch = async (input) => {
  throw new Error(`This test asks the network for ${input}`);
};
// What Next writes into every page of a build.
window.__NEXT_DATA__ = { page: '/', query: {}, buildId: 'a-build', props: { pageProps: {} } };
