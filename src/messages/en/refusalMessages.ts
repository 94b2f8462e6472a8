import type { FieldNames } from './fieldNames';
import { toGivePicture } from './toGivePicture';

/** How to allow a held-back change, in the words of .github/workflows/sync.yml. */
const HOW_TO_ALLOW =
  'open the bookmark sync (GitHub), press Run workflow, choose "read the sheet, however much changes", and press the green button';

/** How the prices of a tab went to other rows. */
const moved = {
  down: 'have moved down against their rows',
  up: 'have moved up against their rows',
  filled: 'have all become one',
  sorted: 'were sorted without their rows',
} as const;

/** Why the tools refuse a row, a cell or a sheet, and what its owner can do: parts of a line, without a full stop. */
export const refusalMessages = {
  /** Between two reasons in one line. */
  between: '. ',
  place: (tab: string, row: number) => `${tab}, row ${row}`,
  /** A cell beside what is wrong with it. */
  cell: (found: string, reason: string) => `"${found}" ${reason}`,
  ofTitle: (reason: string) => `its Title: ${reason}`,

  // A row.
  noShelf: 'it does not say on which shelf',
  unknownShelf: (name: string, likely: readonly string[]) =>
    `the site has no shelf "${name}"${likely.length > 0 ? `; did you mean "${likely.join('" or "')}"?` : ''}`,
  split:
    'a comma may have made two cells of an amount: write it as 1299, or in quotation marks, "1,299"; if they are two, write the first like 5.00',
  hidden:
    'it is hidden in the spreadsheet, by hand or by a filter: show it if it is meant for the site',
  badId: 'an Id has no slash, 300 characters at most, and is not "." or "..", nor __like this__',
  nameless: (hasTitle: boolean) =>
    `it has neither an Id nor ${hasTitle ? 'a Title' : 'words or a picture'}`,
  severalDocuments: (count: number, isTitle: boolean, named: string) =>
    `${count} documents have this ${isTitle ? 'title' : 'text or picture'}: ${named}; write the Id of the one that is meant`,
  otherSize: (id: string, known: string, size: string) =>
    `${id} has this title and the size ${known}: if this one, ${size}, is another product, give it a title with its size; else write the Id ${id}`,
  /** For rows that mean the same document as the row at `which`. */
  secondOfFact: (which: string) =>
    `there is one row of it, ${which}: type it there, with a comma or a semicolon before it, and empty this row`,
  copied: (which: string, kind: string, hasOtherTitle: boolean) =>
    hasOtherTitle
      ? `copied from ${which}: empty its Id and it becomes a ${kind} of its own`
      : `copied from ${which}: empty its Id, give it another title, and it becomes a ${kind} of its own; else delete it`,
  sameBySize: (which: string, known: string, size: string) =>
    `${which} means the same document, with the size ${known}: give this one a title with its size, ${size}, or an Id of its own`,
  sameDocument: (which: string, kind: string) =>
    `${which} means the same document: give this one another title, and it becomes a ${kind} of its own; else delete it`,
  bothRenamed: (which: string) =>
    `${which} has the same Id, and both have a new title: empty the Id of the one that is a copy`,
  /** For rows that may be another document's. */
  titleOfOther: (id: string, other: string) =>
    `its Id is that of ${id}, and its title that of ${other}: put back its Id ${other}, or its title`,
  cellsOfOther: (id: string, other: string) =>
    `its Id is that of ${id}, and its other cells those of ${other}: put back its Id ${other}, or its other cells`,
  lostId: (id: string) =>
    `its title is that of ${id}, whose row is gone: put back its Id ${id}; if it is another product, give it another title`,
  moved: (shelf: string, id: string) =>
    `this row was ${shelf} / ${id}: moved? Then delete that document in the Firebase console, and it is added here; else put its Shelf and Id back`,
  retyped: (shelf: string, id: string) =>
    `the row of ${shelf} / ${id} is gone, and this one is much like it. Is it that product? Put back its Id ${id}. Is it another? Then put the row of ${id} back, too, or delete its document in the Firebase console`,
  /** `others`: rows with the same title. */
  sameTitle: (others: readonly string[]) =>
    `${others.join(' and ')} ${others.length === 1 ? 'has' : 'have'} the same title: say in the titles how they differ, or hide one.`,

  // A cell.
  hasNone: (kind: string, shelf: string | undefined) =>
    `${shelf ?? `a ${kind}`} has none: leave the cell empty`,
  untitled: (kind: string) =>
    `a ${kind} needs a title; if it shall leave the site, put the title back and write yes into Hidden, or delete its document in the Firebase console`,
  notRupees: "can't be read as rupees: type digits, such as 1299 or ₹1,299",
  notPercent: "can't be read as a percentage: type a number, such as 20 or 20 %",
  notNumber: "can't be read as a number",
  notYesNo: "can't be read: type yes or no",
  notDay: "can't be read as a day: type it like 12 September 2026",
  notMonth: "can't be read as a month: type it like 11/2027",
  notStock: "can't be read: type how many there are; 0 means sold out",
  madeDate:
    'the spreadsheet made a date of it; give the cell the format Text and type it again, a day like 14 February',
  idIsDate: 'the spreadsheet made a date of it; format it as Text',
  isDate: (what: string) =>
    `is a date and no ${what}; perhaps the spreadsheet made it one: give the cell the format Text, and type it again`,
  lettersLost:
    'lost its letters when the file was saved; save it as "CSV UTF-8" or as .xlsx instead',
  misread:
    'has letters that were spoilt before this file was saved, as Ã© for é: open the file that it was made of as UTF-8 (Excel: Data, From Text/CSV, 65001), or type them again, and save it as .xlsx',
  shortened:
    'the spreadsheet shortened this number, and digits are lost: give the column the format Text, and write the number whole',
  failedFormula: 'is a formula that failed: correct it in the spreadsheet, or type the value',
  withoutResult:
    'is a formula whose result is not in the file: open the file in Excel, LibreOffice or Google Sheets, save it there and take that one, or type the value',
  inSheetItself:
    'is in the sheet itself, from where the site can show none: type the name of its file, or its address',

  // A price that looks like a slip.
  farPrice: (now: number, before: number) =>
    `${now} was ${before}: if that is meant, ${HOW_TO_ALLOW}; else correct it.`,
  /** For a price that waits for another of its row: alone they would contradict each other. */
  heldWith: (column: string) => `it waits for ${column}`,
  movedPrices: (how: keyof typeof moved) =>
    `it was not taken, as the prices of this tab ${moved[how]}. Take that back with the arrow ↶ in Google Sheets; or, if it is meant, ${HOW_TO_ALLOW}.`,

  // Pictures: these texts follow a photo's name.
  pictureInCell: (desk: FieldNames['desk']) =>
    `a picture put into the cell can't be taken from there. ${toGivePicture[desk]}`,
  bareAddress: (typed: string) =>
    `"${typed}" is no file; if it is an address, begin it with https://`,
  emptyPicture: (column: string) =>
    `${column} is empty: the site keeps the one it has; type no to take it away`,
  tooManyAddresses: (count: number, places: number) =>
    `has ${count} addresses, more than there is room for (${places === 1 ? 'one picture' : `${places} pictures`}): leave some out`,
  noPhotoFolder: 'a photo is named, but the setting CATALOGUE_PHOTOS names no folder of photos',
  folderUnread: (said: string) =>
    `the Drive folder of the photos can't be read: share it with the e-mail of the account. ${said}`,
  linkedPhoto: 'the linked photo',
  /** `folder`: its name; in a sheet the Drive's. */
  noSuchPhoto: (name: string, folder: string) => `"${name}" is not in ${folder}`,
  severalPhotos: (name: string, all: string, folder: string) =>
    `"${name}" may be each of ${all} in ${folder}: rename all but one`,
  photoUnreached: (said: string) => `can't be read now: ${said}`,
  photoLater: (status: number) =>
    `can't be read now: Google answered ${status}; it is tried again at the next run`,
  photoTooLarge: 'is larger than 60 MB',
  photoNotShared: 'is not shared: share it with the account, or with anyone who has the link',
  photoEmpty: 'is empty: copy it again',
  photoDamaged: 'is incomplete or damaged: copy it again',
  heicDamaged:
    'is an iPhone photo (HEIC) that is incomplete or damaged: copy it again, or save it as JPEG',
  noPhoto: 'is no picture that can be read: copy it again, or save it as JPEG, PNG or WebP',
  tooManyPixels: 'has more than 120 million pixels: make it smaller',

  // The sheet as a whole.
  tooMuch: (count: number, size: number, percent: number) =>
    `${count.toLocaleString('en-IN')} documents of ${size} would change, more than ${percent} % of the catalogue. If that is meant, ${HOW_TO_ALLOW}; else take it back in Google Sheets: the arrow ↶, or at a computer File, Version history.`,
  columnGone: (tab: string, columns: readonly string[]) =>
    `Tab ${tab}: the column ${columns.join(', ')} was there and is gone. Put it back with the arrow ↶ in Google Sheets; or, if it shall go, ${HOW_TO_ALLOW}: what it had stays on the site.`,
};
