import { useContext } from 'react';
import { storedSender } from '@/device/storedSender';
import { isPin } from '@/shop/delivery/isPin';
import { useStore } from '@/ui/useStore';
import { DeliveryContext } from './DeliveryContext';

/** The PIN code that this device keeps. Empty if it is not whole, or the shop says nothing about PIN codes. */
export function useStoredPin(): string {
  const areas = useContext(DeliveryContext);
  const pin = useStore(storedSender, (said) => said.pin);
  return areas && isPin(pin) ? pin : '';
}
