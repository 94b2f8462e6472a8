import { createContext } from 'react';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';

/**
 * The opening hours of settings or database; undefined if unknown. A context, so that the footer's
 * many links don't re-render with each page.
 */
export const HoursContext = createContext<ShopHours | undefined>(shop.hours);
