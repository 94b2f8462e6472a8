import { cutToEncoded, encodedLength, LONGEST_ENCODED } from './cutToEncoded';
import { plainText } from './plainText';

/**
 * The message that asks for what a search did not find: what every enquiry begins with, then the typed words, within 2,000
 * characters encoded. `lookingFor` puts them into a sentence.
 */
export function searchEnquiry(
  greeting: string,
  typed: string,
  lookingFor: (messages: string) => string,
): string {
  const message = (messages: string) => `${greeting}\n${lookingFor(messages)}`;
  return message(
    cutToEncoded(
      plainText(typed.slice(0, LONGEST_ENCODED)),
      LONGEST_ENCODED - encodedLength(message('')),
    ),
  );
}
