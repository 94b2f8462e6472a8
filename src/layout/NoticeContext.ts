import { createContext } from 'react';
import type { ShopNotice } from '@/catalogue/ShopNotice';

/**
 * What the owner tells visitors of hours and delivery; undefined if unknown. A context, so that the footer's many links
 * don't re-render with each page.
 */
export const NoticeContext = createContext<ShopNotice | undefined>(undefined);
