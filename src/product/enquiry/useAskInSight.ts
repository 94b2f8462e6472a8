import { useLayoutEffect } from 'react';
import { currentEnquiries, type Enquiry } from './currentEnquiries';

/**
 * The bottom bar's WhatsApp button asks for this while the calling component is mounted.
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
