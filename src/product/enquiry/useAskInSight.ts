import { useLayoutEffect } from 'react';
import { currentEnquiries, type Enquiry } from './currentEnquiries';

/**
 * Makes the bottom bar's WhatsApp button ask for this, as long as the calling component stands on the page. An
 * undefined message changes nothing.
 * @param about What the message asks for, in a few words; the button's accessible name includes it.
 * @param label Which label the button has.
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
