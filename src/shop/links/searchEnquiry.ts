import { cutToEncoded, encodedLength, LONGEST_ENCODED } from './cutToEncoded';
import { plainText } from './plainText';

/**
 * The message that asks for what a search did not find: the opening line of every enquiry, then the typed text. Encoded
 * it has at most 2,000 characters.
 * @param lookingFor Puts the typed text into a sentence.
 */
export function searchEnquiry(
  greeting: string,
  typed: string,
  lookingFor: (text: string) => string,
): string {
  const message = (text: string) => `${greeting}\n${lookingFor(text)}`;
  return message(
    cutToEncoded(
      plainText(typed.slice(0, LONGEST_ENCODED)),
      LONGEST_ENCODED - encodedLength(message('')),
    ),
  );
}
