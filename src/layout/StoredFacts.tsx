import type { ReactNode } from 'react';
import { useMessages } from '@/messages/useMessages';
import { DeliveryContext } from '@/product/delivery/DeliveryContext';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { HoursContext } from './HoursContext';

interface Props {
  /** Those that came with the page, without past holidays; undefined on pages that need those of the settings only. */
  readonly hours: ShopHours | undefined;
  /** What the database says, as it came with the page; undefined when the settings say it. */
  readonly delivery: readonly DeliveryArea[] | undefined;
  readonly children: ReactNode;
}

/** Provides the facts of the shop that may be in the settings or in the database. */
export function StoredFacts({ hours, delivery, children }: Props) {
  const messages = useMessages();
  return (
    <HoursContext value={hours ?? shop.hours}>
      <DeliveryContext value={messages.shop.delivery ?? delivery}>{children}</DeliveryContext>
    </HoursContext>
  );
}
