import type { Messages } from '@/messages/Messages';
import { createStore } from '@/ui/createStore';

/** An enquiry that the phone's bottom bar offers. */
export interface Enquiry {
  /** The text of the WhatsApp message. */
  readonly message: string;
  /** What it asks for, in a few words. */
  readonly about: string;
  /** Which label the button has, such as "Ask about these". */
  readonly label: keyof Messages['nav']['ask'];
}

/**
 * The enquiries of all parts of a page that stand on it. The latest part, such as a quick look, comes last. Parts add
 * theirs in an effect, so in the static HTML there are none: that has the page's own enquiry.
 */
export const currentEnquiries = createStore<readonly Enquiry[]>([]);
