import type { Messages } from '@/messages/Messages';
import { createStore } from '@/ui/createStore';

/** An enquiry that the bottom bar offers on phones. */
export interface Enquiry {
  /** Of the WhatsApp message. */
  readonly message: string;
  /** What it asks for, in a few words. */
  readonly about: string;
  /** Such as "Ask about these". */
  readonly label: keyof Messages['nav']['ask'];
}

/**
 * The enquiries of the parts of a page; the latest last. Added in effects,
 * so static HTML has none.
 */
export const currentEnquiries = createStore<readonly Enquiry[]>([]);
