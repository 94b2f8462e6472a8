import type { Messages } from '@/messages/Messages';
import { createStore } from '@/ui/stores';

/** An enquiry that the bottom bar offers on phones. */
export interface Enquiry {
  /** The text of the WhatsApp message. */
  readonly message: string;
  /** What it asks for, in a few words. */
  readonly about: string;
  /** The button's label, such as "Ask about these". */
  readonly label: keyof Messages['nav']['ask'];
}

/**
 * The enquiries of a page's mounted parts, of which the bar offers the last. Effects add them: static HTML has none.
 */
export const barEnquiries = createStore<readonly Enquiry[]>([]);
