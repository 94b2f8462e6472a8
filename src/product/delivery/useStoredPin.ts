import { useContext } from 'react';
import { storedSender } from '@/device/storedSender';
import { isPin } from '@/shop/delivery/isPin';
import { useStore } from '@/ui/useStore';
import { DeliveryContext } from './DeliveryContext';

/** The PIN code that this device keeps; empty if incomplete, or without PIN codes in the shop. */
export function useStoredPin(): string {
  const areas = useContext(DeliveryContext);
  const pin = useStore(storedSender, (said) => said.pin);
  return areas && isPin(pin) ? pin : '';
}
