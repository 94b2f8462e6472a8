import { createContext } from 'react';
import type { DeliveryArea } from '@/shop/delivery/DeliveryArea';

/**
 * What the owner says about delivery to PIN codes: the areas of the settings, or those of the database that came with
 * the page. Undefined when nothing is said; then nothing on a page speaks of a PIN code.
 */
export const DeliveryContext = createContext<readonly DeliveryArea[] | undefined>(undefined);
