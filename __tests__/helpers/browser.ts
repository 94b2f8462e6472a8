import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Long enough for a slow, busy machine, where milliseconds become seconds. What has not come by then never will.
configure({ asyncUtilTimeout: 60_000 });

// Browser APIs that jsdom lacks and the pages use: no reduced motion, nothing in the viewport, no size changes, and a
// network that fails every test that uses it without a mock.
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
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
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollIntoView ??= () => {};
window.fetch = async (input) => {
  throw new Error(`This test asks the network for ${input}`);
};
// What Next writes into every page of a build.
window.__NEXT_DATA__ = { page: '/', query: {}, buildId: 'a-build', props: { pageProps: {} } };
