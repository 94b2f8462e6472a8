/** The id of the footer's list of all shelves, where Menu leads as long as no script runs. */
export const footerShelves = 'shelves';
