import type { DeliveryArea } from './DeliveryArea';

/** The area of a PIN code, if any. `areas`: the smallest first, as `readDelivery` returns them. */
export function areaOf(areas: readonly DeliveryArea[], pin: string): DeliveryArea | undefined {
  return areas.find(({ from, to }) => from <= Number(pin) && Number(pin) <= to);
}
