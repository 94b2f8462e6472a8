import { useLayoutEffect } from 'react';
import { currentEnquiries, type Enquiry } from './currentEnquiries';

/**
 * Gives the bottom bar's WhatsApp button this message while the calling component is mounted.
 * @param message Undefined: the bar keeps the page's enquiry.
 * @param about A few words for the accessible name.
 */
export function useAskInSight(
  message: string | undefined,
  about: string,
  label: Enquiry['label'],
): void {
  useLayoutEffect(() => {
    if (message === undefined) return;
    const enquiry = { message, about, label };
    currentEnquiries.set([...currentEnquiries.read(), enquiry]);
    return () => currentEnquiries.set(currentEnquiries.read().filter((other) => other !== enquiry));
  }, [message, about, label]);
}
