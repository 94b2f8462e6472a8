import Router from 'next/router';
import { isLowData, lowData } from './lowData';

const listeners = new Set<() => void>();
let asUsual = false;

function showAsUsual(is: boolean): void {
  asUsual = is;
  for (const listener of listeners) listener();
}

Router.events.on('routeChangeStart', (_path: string, { shallow }: { shallow: boolean }) => {
  if (!shallow) showAsUsual(false);
});

/** Whether pictures come in their smallest width: while little data is used, until the visitor asks for those of the page. */
export const smallPictures = {
  /** Browser only. */
  areOn: (): boolean => isLowData() && !asUsual,

  /** Shows the pictures of this page as usual, until the visitor goes to another page. */
  askForUsual: (): void => showAsUsual(true),

  /**
   * @param listener Called when `areOn` may have changed for the page that is shown.
   * @returns a function that ends it.
   */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const end = lowData.subscribe(listener);
    return () => {
      listeners.delete(listener);
      end();
    };
  },
};
