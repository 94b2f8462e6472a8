import { createContext } from 'react';
import type { ShopBand } from '@/shop/ShopBand';

/** The band of the home page as it came from the database with the page; undefined if there is none. */
export const BandContext = createContext<ShopBand | undefined>(undefined);
