import { createContext } from 'react';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';

/**
 * What the owner says about delivery to PIN codes; undefined if nothing. From settings or database.
 */
export const DeliveryContext = createContext<readonly DeliveryArea[] | undefined>(undefined);
