import { cutToEncoded, encodedLength, LONGEST_ENCODED } from './encodedText';
import { whatsAppText } from './whatsAppLink';

/** The message that asks for what a search did not find, at most 2,000 encoded characters. `lookingFor` words it. */
export function searchEnquiry(
  greeting: string,
  typed: string,
  lookingFor: (text: string) => string,
): string {
  const message = (text: string) => `${greeting}\n${lookingFor(text)}`;
  return message(
    cutToEncoded(
      whatsAppText(typed.slice(0, LONGEST_ENCODED)),
      LONGEST_ENCODED - encodedLength(message('')),
    ),
  );
}
