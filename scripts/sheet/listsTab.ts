/** The hidden tab of the owner's sheet, with the shelves to choose from: it is made by the export, and holds no goods. */
export const LISTS_TAB = 'Lists';
