import { useContext } from 'react';
import { sender } from '@/device/sender';
import { useDeviceStore } from '@/device/useDeviceStore';
import { isPin } from '@/shop/delivery/isPin';
import { DeliveryContext } from './DeliveryContext';

/** The PIN code that this device keeps. Empty if it is not whole, or the shop says nothing about PIN codes. */
export function useKeptPin(): string {
  const areas = useContext(DeliveryContext);
  const pin = useDeviceStore(sender, (said) => said.pin);
  return areas && isPin(pin) ? pin : '';
}
