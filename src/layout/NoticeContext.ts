import { createContext } from 'react';
import type { ShopNotice } from '@/catalogue/ShopNotice';

/** Opening hours and delivery, if known. A context, so that the footer's links don't re-render with each page. */
export const NoticeContext = createContext<ShopNotice | undefined>(undefined);
