import { digest } from '../digest';
import { idPart } from '../idPart';

/** An id in the link of a list is not longer: many have to fit into one message. Firestore's own have 20 characters. */
const LONGEST = 23;

/**
 * A product's id in the link of a list: as in the address of its page, where that is short and has no sign that WhatsApp could
 * take for formatting, else `!` and its digest. It holds no hyphen and no dot, and two ids never make the same.
 */
export function linkPart(id: string): string {
  const part = idPart(id);
  const isPlain = part.length <= LONGEST && /^[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*$/.test(part);
  return isPlain ? part : `!${digest(id)}`;
}
