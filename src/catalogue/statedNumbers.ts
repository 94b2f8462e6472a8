/* Numbers that sentences say, too: messages may import them from here. */

/** The amounts that prices are compared by: 10 ml, 10 g, one piece. */
export const unitBases = { ml: 10, g: 10, piece: 1 } as const;

/** How old a shelf may be where all shelves are looked through: offers, the search's list, the owner's report. */
export const SCAN_MINUTES = 30;

/** How many days a visitor's device shows a page or picture that it has stored. */
export const STORED_DAYS = 7;

/** In rupees: if nothing has a discount, products below this price are the shop's offers. */
export const LOW_PRICE = 300;
