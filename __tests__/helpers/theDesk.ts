import { aDesk } from './aDesk';

/** A shop that is run by a Google Sheet, a new one for each test. */
export let desk: Awaited<ReturnType<typeof aDesk>>;

beforeEach(async () => {
  desk = await aDesk();
});
afterEach(() => desk.stop());

/** What the rows of these products become; `img` is the picture of every row. */
export const img = '/pictures/products/Wax-stick-1.webp';
export const wax = { title: 'Wax', price: 120, img };
export const clay = { title: 'Clay', price: 90, img };
