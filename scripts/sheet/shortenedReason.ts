/** Said of a number whose digits `isShortened` finds lost. */
export const shortenedReason =
  'the spreadsheet shortened this number, and digits are lost: give the column the format Text, and write the number whole';
