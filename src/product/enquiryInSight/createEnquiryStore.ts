import type { Messages } from '@/messages/Messages';

/** An enquiry that the phone's bottom bar offers. */
export interface Enquiry {
  /** The text of the WhatsApp message. */
  readonly message: string;
  /** What it asks for, in a few words. */
  readonly about: string;
  /** Which label the button has, such as "Ask about these". */
  readonly label: keyof Messages['nav']['ask'];
}

/** The enquiries of all parts of a page that are in sight. The latest part, such as a quick look, comes first. */
export interface EnquiryStore {
  /** The enquiry for the static HTML and hydration, which run no effects. */
  readonly renderFirst: (enquiry: Enquiry | undefined) => void;
  readonly first: () => Enquiry | undefined;
  /** @returns the function that removes it again. */
  readonly add: (enquiry: Enquiry) => () => void;
  /** The same object until the enquiry changes. */
  readonly current: () => Enquiry | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes the store of one app. On the server each request has its own, because many render at the same time. */
export function createEnquiryStore(): EnquiryStore {
  const listeners = new Set<() => void>();
  let first: Enquiry | undefined;
  let inSight: readonly Enquiry[] = [];

  const change = (next: readonly Enquiry[]) => {
    inSight = next;
    for (const listener of listeners) listener();
  };
  return {
    renderFirst(enquiry) {
      first ??= enquiry;
    },
    first: () => first,
    add(enquiry) {
      change([...inSight, enquiry]);
      return () => change(inSight.filter((other) => other !== enquiry));
    },
    current: () => inSight.at(-1),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
