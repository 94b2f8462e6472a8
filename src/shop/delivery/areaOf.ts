import type { DeliveryArea } from './DeliveryArea';

/**
 * The area that a PIN code is in; undefined when the owner has said nothing about it.
 * @param areas The smallest first, as `readDelivery` returns them.
 */
export function areaOf(areas: readonly DeliveryArea[], pin: string): DeliveryArea | undefined {
  return areas.find(({ from, to }) => from <= Number(pin) && Number(pin) <= to);
}
