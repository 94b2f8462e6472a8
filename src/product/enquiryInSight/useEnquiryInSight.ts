import { useContext, useSyncExternalStore } from 'react';
import type { Enquiry } from './createEnquiryStore';
import { EnquiryContext } from './EnquiryProvider';

/** What the page that is in sight asks for; undefined where it is about nothing in particular. */
export function useEnquiryInSight(): Enquiry | undefined {
  const { subscribe, current, first } = useContext(EnquiryContext);
  return useSyncExternalStore(subscribe, current, first);
}
