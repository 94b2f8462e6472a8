import type { DeliveryMessages, Messages } from '@/messages/Messages';
import { areaOf } from '@/shop/delivery/areaOf';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';

/**
 * What the owner says about delivery to a PIN code, as a sentence.
 * @param price What is bought, in rupees; undefined if unknown, so that a cost that depends on it is said in full.
 */
export function deliveryText(
  areas: readonly DeliveryArea[],
  pin: string,
  price: number | undefined,
  { delivery, rupees }: { readonly delivery: DeliveryMessages } & Pick<Messages, 'rupees'>,
): string {
  const area = areaOf(areas, pin);
  if (!area) return delivery.unknown(pin);
  const { when, fee, freeAbove } = area;
  return delivery.answer(pin, when, cost());

  function cost(): string {
    const isFree =
      fee === 0 || (freeAbove !== undefined && price !== undefined && price > freeAbove);
    if (isFree) return delivery.free;
    const otherwise = fee === undefined ? delivery.ask : rupees(fee);
    if (freeAbove === undefined) return otherwise;
    const isBelow = price !== undefined && fee !== undefined;
    return isBelow
      ? delivery.belowFree(otherwise, rupees(freeAbove))
      : delivery.freeAbove(rupees(freeAbove), otherwise);
  }
}
