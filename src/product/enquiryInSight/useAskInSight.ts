import { useContext, useLayoutEffect, useMemo } from 'react';
import type { Enquiry } from './createEnquiryStore';
import { EnquiryContext } from './EnquiryProvider';

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
  const store = useContext(EnquiryContext);
  const enquiry = useMemo(
    () => (message === undefined ? undefined : { message, about, label }),
    [message, about, label],
  );
  // The bar renders after the page's content, so it finds this in the static HTML already, before any effect.
  store.renderFirst(enquiry);
  useLayoutEffect(() => enquiry && store.add(enquiry), [store, enquiry]);
}
