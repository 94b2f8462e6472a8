import { createContext } from 'react';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';

/**
 * The opening hours, if known: those of the settings, or those of the database that came with the page. A context,
 * because the footer and its many links must not re-render with each page.
 */
export const HoursContext = createContext<ShopHours | undefined>(shop.hours);
