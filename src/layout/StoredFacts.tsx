import type { ReactNode } from 'react';
import { useMessages } from '@/messages/useMessages';
import { DeliveryContext } from '@/product/delivery/DeliveryContext';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { HoursContext } from './HoursContext';

interface Props {
  /** Without past holidays; undefined on pages that need only those of the settings. */
  readonly hours: ShopHours | undefined;
  /** From the database; undefined when the settings have it. */
  readonly delivery: readonly DeliveryArea[] | undefined;
  readonly children: ReactNode;
}

/** Provides the opening hours and delivery areas, from the settings or from the database. */
export function StoredFacts({ hours, delivery, children }: Props) {
  const messages = useMessages();
  return (
    <HoursContext value={hours ?? shop.hours}>
      <DeliveryContext value={messages.shop.delivery ?? delivery}>{children}</DeliveryContext>
    </HoursContext>
  );
}
