import Router from 'next/router';

interface Entry {
  readonly gone: Promise<void>;
  isLeaving: boolean;
}

let entry: Entry | undefined;

const pathOf = (address: string) => address.replace(/[?#].*/, '');

/**
 * The entry in the browser's history of what lies over a page, such as the menu: Back then closes that in place of
 * leaving the page. `<dialog>` and popovers do so by themselves on Android only. The entry has the page's own address,
 * and the router is not told of it.
 */
export const overlayEntry = {
  isThere: () => entry !== undefined,

  /** @param close Called when the entry is left. */
  add(close: () => void): void {
    window.history.pushState(window.history.state, '');
    // The router does nothing at a step within the page.
    Router.beforePopState(({ as }) => pathOf(as) !== pathOf(Router.asPath));
    const gone = new Promise<void>((resolve) => {
      const leave = () => {
        entry = undefined;
        Router.beforePopState(() => true);
        keepAddress();
        resolve();
        close();
      };
      window.addEventListener('popstate', leave, { once: true });
    });
    entry = { gone, isLeaving: false };
  },

  /** Takes the entry away when what lay over the page has been closed otherwise, if it is still there. */
  async remove(): Promise<void> {
    if (!entry) return;
    const { gone, isLeaving } = entry;
    entry.isLeaving = true;
    if (!isLeaving) window.history.back();
    await gone;
  },
};

/** The page's entry gets the address that the page has now: a filter may have changed it. */
function keepAddress(): void {
  const { pathname, search, hash } = window.location;
  const isSamePage = pathname === pathOf(Router.asPath);
  if (isSamePage && pathname + search + hash !== Router.asPath)
    void Router.replace(Router.asPath, undefined, { shallow: true, scroll: false });
}
