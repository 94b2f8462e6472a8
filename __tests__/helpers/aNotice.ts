import type { ShopNotice } from '@/catalogue/ShopNotice';

/** The notice of a shop that is open every Monday. */
export const aNotice: ShopNotice = {
  id: 'shop',
  hours: { times: [{ days: ['Mo'], opens: '11:00', closes: '19:00' }], holidays: [] },
};
