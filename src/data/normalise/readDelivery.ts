import type { DeliveryArea } from '@/catalogue/ShopNotice';
import { partsOf, type ReadParts, readParts } from './partsOf';

/** In characters: a line of the table on a phone. */
const LONGEST = 120;

/** Reads areas of delivery, one on each line, typed as "Berhampore town: today or tomorrow, ₹30". */
export function readDelivery(found: unknown): ReadParts<DeliveryArea> {
  return readParts(partsOf(found, /[;\n]/), readPart);
}

function readPart(part: string): DeliveryArea | undefined {
  const [, area, terms] = part.match(/^([^:]+?) ?: ?(.+)$/u) ?? [];
  return area && terms && part.length <= LONGEST ? { area, terms } : undefined;
}
