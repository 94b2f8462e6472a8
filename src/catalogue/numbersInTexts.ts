/* Numbers that messages say in their sentences, too. Messages may import nothing else of the catalogue but types. */

/** Prices are compared per 10 ml, per 10 g and per piece. */
export const unitBases = { ml: 10, g: 10, piece: 1 } as const;

/** How old a shelf may be for what needs all shelves: offers, the search's list, the owner's report. */
export const SCAN_MINUTES = 30;

/** How many days a visitor's device shows a page or picture that it has stored. */
export const STORED_DAYS = 7;

/** In rupees: if nothing has a discount, products below this price are the shop's offers. */
export const LOW_PRICE = 300;

/** In characters: two lines on the preview of a link. A longer title is cut there. */
export const PREVIEW_TITLE = 70;

/** In megabytes: the largest photo that the owner's sheet takes. */
export const PHOTO_MB = 60;
