import { useLayoutEffect } from 'react';
import { barEnquiries, type Enquiry } from './barEnquiries';

/**
 * Gives the bottom bar's WhatsApp button this message while the calling component is mounted.
 * @param message Undefined: the bar keeps the page's enquiry.
 * @param about A few words for the accessible name.
 */
export function useBarEnquiry(
  message: string | undefined,
  about: string,
  label: Enquiry['label'],
): void {
  useLayoutEffect(() => {
    if (message === undefined) return;
    const enquiry = { message, about, label };
    barEnquiries.set([...barEnquiries.read(), enquiry]);
    return () => barEnquiries.set(barEnquiries.read().filter((other) => other !== enquiry));
  }, [message, about, label]);
}
