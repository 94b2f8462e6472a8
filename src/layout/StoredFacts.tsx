import type { ReactNode } from 'react';
import { useMessages } from '@/messages/useMessages';
import { DeliveryContext } from '@/product/delivery/DeliveryContext';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';
import type { ShopBand } from '@/shop/ShopBand';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { BandContext } from './BandContext';
import { HoursContext } from './HoursContext';

interface Props {
  /** Those that came with the page, without past holidays; undefined on pages that need those of the settings only. */
  readonly hours: ShopHours | undefined;
  /** What the database says, as it came with the page; undefined when the settings say it. */
  readonly delivery: readonly DeliveryArea[] | undefined;
  /** The band of the home page, if the database has one. */
  readonly band: ShopBand | undefined;
  readonly children: ReactNode;
}

/** Provides the facts of the shop that may be in the settings or in the database. */
export function StoredFacts({ hours, delivery, band, children }: Props) {
  const messages = useMessages();
  return (
    <HoursContext value={hours ?? shop.hours}>
      <DeliveryContext value={messages.shop.delivery ?? delivery}>
        <BandContext value={band}>{children}</BandContext>
      </DeliveryContext>
    </HoursContext>
  );
}
