import { inRupees } from '@/messages/inRupees';
import type { DeliveryMessages } from '@/messages/Messages';
import { areaOf } from '@/shop/delivery/areaOf';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';

/**
 * What the owner says about delivery to a PIN code, as a sentence.
 * @param price In rupees; if undefined, a cost that depends on it is said in full.
 */
export function deliveryText(
  areas: readonly DeliveryArea[],
  pin: string,
  price: number | undefined,
  messages: DeliveryMessages,
): string {
  const area = areaOf(areas, pin);
  if (!area) return messages.unknown(pin);
  const { when, fee, freeAbove } = area;
  return messages.answer(pin, when, cost());

  function cost(): string {
    const isFree =
      fee === 0 || (freeAbove !== undefined && price !== undefined && price > freeAbove);
    if (isFree) return messages.free;
    const otherwise = fee === undefined ? messages.ask : inRupees(fee);
    if (freeAbove === undefined) return otherwise;
    const isBelow = price !== undefined && fee !== undefined;
    return isBelow
      ? messages.belowFree(otherwise, inRupees(freeAbove))
      : messages.freeAbove(inRupees(freeAbove), otherwise);
  }
}
