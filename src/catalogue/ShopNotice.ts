import type { ShopHours } from '@/shop/ShopHours';
import type { Translated } from './items';

/** A line of the table of delivery, as typed. */
export interface DeliveryArea {
  readonly area: string;
  /** When goods come, and what that costs. */
  readonly terms: string;
}

/** What the owner tells visitors, like a notice on the door. Safe as JSON. */
export interface ShopNotice extends Translated<ShopNotice> {
  readonly id: string;
  readonly hours?: ShopHours;
  /** At least one. */
  readonly delivery?: readonly DeliveryArea[];
  /** The first of the shop's photos. Pages get it with the notice, not from its document. */
  readonly photo?: string;
  /** It is the season of the Pujo collection. Pages get it with the notice, not from its document. */
  readonly isSeason?: true;
}
