import { PHOTO_MB } from '@/catalogue/numbersInTexts';
import { clock, dayName } from './calendar';

/** What the sheet says to the owner. */
export interface DeskMessages {
  readonly onSite: string;
  readonly offSite: string;
  readonly onSiteNoPhoto: string;
  /** A typed day, repeated in words. `date`: 2026-10-12 or 2026-10. */
  readonly day: (heading: string, date: string) => string;
  readonly noShelf: string;
  readonly unknownShelf: (name: string) => string;
  readonly badId: (id: string) => string;
  readonly sameId: (id: string, rows: readonly number[]) => string;
  /** For the tab Shop. */
  readonly oneRow: (rows: readonly number[]) => string;
  /** For a row that lost its title, or that has nothing but an Id. */
  readonly noTitle: string;
  readonly unready: (heading: string) => string;
  readonly unreadable: (heading: string, text: string) => string;
  readonly unreadyNew: (headings: readonly string[]) => string;
  readonly farPrice: (heading: string, before: number, now: number) => string;
  readonly linksChange: (products: number) => string;
  /** After a question about a row or a tab. */
  readonly ask: string;
  readonly noTab: (name: string) => string;
  readonly noTabs: (names: readonly string[]) => string;
  readonly noHeadings: string;
  /** For a tab with the headings of another program. `names`: some of the shop's. */
  readonly otherHeadings: (names: readonly string[]) => string;
  readonly unknownHeading: (headings: readonly string[], last: string) => string;
  /** `last`: the heading right of which only the owner's own columns stand. */
  readonly rightOfOwn: (headings: readonly string[], last: string) => string;
  readonly headingTwice: (heading: string) => string;
  /** `found`: the heading that probably is the missing one. */
  readonly columnMissing: (heading: string, found?: string) => string;
  readonly tooMuch: (count: number, all: number, isGoods: boolean) => string;
  /** For a tab from which nothing was taken. */
  readonly held: (reasons: readonly string[]) => string;
  readonly promptTaken: string;
  /** For the rows of such a tab. */
  readonly waits: string;
  readonly seeRows: (rows: readonly number[]) => string;
  /** Tabs that wait, by name, or a sentence on one that can't be read. */
  readonly seeTabs: (tabs: readonly string[]) => string;
  /** In Indian time: `date` such as 2026-11-21, `minutes` since midnight. */
  readonly lastRead: (date: string, minutes: number) => string;
  readonly idsNotWritten: (reason: string) => string;
  readonly isProtected: string;
  readonly noRoom: string;
  /** `words`: why, as Google or this computer says it. */
  readonly isBusy: (words: string) => string;
  /** `email`: the service account's, with which the owner shares. */
  readonly notEditor: (email: string) => string;
  readonly notShared: (email: string) => string;
  /** `words`: Google's own, in English. */
  readonly sheetRefused: (words: string) => string;
  readonly apiOff: (words: string) => string;
  readonly isExcel: string;
  readonly isChanging: string;
  readonly pictureInCell: string;
  readonly oldPhoto: (heading: string, reason: string) => string;
  readonly noFolder: string;
  readonly folderUnread: (email: string, words: string) => string;
  readonly noSuchPhoto: (name: string) => string;
  readonly severalPhotos: (name: string, all: readonly string[]) => string;
  readonly isFolder: string;
  readonly photoUnread: (words: string) => string;
  readonly photoNotShared: (email: string) => string;
  readonly notPhotoLink: string;
  readonly noPhoto: string;
  readonly help: typeof help;
}

/** What to type, by field: the second row of the sheet. */
const help = {
  title: 'The name that customers see, in English',
  price: 'The price, as a number: 229. Empty: "Price on request"',
  mrp: 'The M.R.P. on the packet',
  off: 'Discount in percent: 20. Empty: no discount',
  soldOut: 'yes when it is sold out',
  homeDelivery: 'no if you do not deliver it',
  shelf: 'Choose the shelf from the list',
  img: 'The name of a photo in your Drive folder: rose.jpg',
  slider: 'The name of a photo in your Drive folder: pujo.jpg',
  des: 'One or two sentences',
  deliveryNote: 'Its delivery, if different from usual',
  shades: 'Honey #c68642, Ivory (sold out), Rose',
  size: '30 ml, 12 g, or 6 pieces',
  brand: 'Which company makes it',
  use: 'How to use it',
  inside: 'What is inside',
  best: 'For example 06/2027',
  show: 'First day on the site: 12 October 2027. Empty: now',
  until: 'Last day on the site: 20 October 2027',
  order: '1 comes first on its shelf',
  hidden: 'yes hides it from the site for some time',
  alt: 'What the photo shows',
  link: 'Which page it opens: /offers',
  headline: 'Big words on the photo',
  line: 'One line below them',
  Vedioyoutube: 'The link from "Share" on YouTube',
  words: 'What the customer said',
  customer: 'Customer’s name',
  town: 'Customer’s town',
  day: 'For example 12 September 2026',
  hours: 'Mo-Sa 10:00-20:30, Su 10:00-14:00',
  holidays: '2027-10-09 closed; 2027-10-20 10:00-14:00',
  delivery: 'Berhampore: today or tomorrow, ₹30; Elsewhere: 2 to 4 days, ₹60',
  bn: 'The same in Bengali',
  hi: 'The same in Hindi',
  id: 'Do not touch: it is filled in automatically',
  result: 'What happened to this row. Do not touch',
};

/** The sentences in the sheet's column Result, and in the lines that a run prints. */
export const deskMessages: DeskMessages = {
  onSite: 'On the site.',
  offSite: 'Not on the site.',
  onSiteNoPhoto: 'On the site, but without its photo. The photo shows once you add it.',
  day: (heading, date) => `${heading}: ${dayName(date)}.`,
  noShelf: 'Not accepted: choose its Shelf.',
  unknownShelf: (name) =>
    `Not accepted: this tab has no shelf "${name}". Choose it from the list; products of other groups have their own tabs.`,
  badId: (id) =>
    `Not accepted: "${id}" is not an Id of this sheet. Bring the old one back with the arrow ↶; for a new product, clear the cell. Until then, no product of this tab is removed from the site.`,
  sameId: (id, rows) =>
    `Not accepted: rows ${rows.join(', ')} have the same Id ${id}. Delete the copy, or clear its Id.`,
  oneRow: (rows) =>
    `Not accepted: this tab has only one row, but rows ${rows.join(', ')} are filled in. Delete the others.`,
  noTitle:
    'The Title, or the whole row, was cleared. Type it again; to remove the product from the site, delete the row itself.',
  unreadable: (heading, text) => `${heading}: "${text}" is not clear, so the old value stays.`,
  unready: (heading) =>
    `${heading}: the cell is still loading, or its formula failed, so the old value stays. If it stays like this, type the value.`,
  unreadyNew: (headings) =>
    `Not accepted yet: ${headings.join(', ')} is still loading, or its formula failed. Type the value.`,
  farPrice: (heading, before, now) => `${heading} was ${before} and is now ${now}.`,
  linksChange: (products) =>
    `Its Id was cleared: the links of ${products} ${products === 1 ? 'product' : 'products'} would change. Bring the Id back with the arrow ↶.`,
  ask: 'If this is right, type yes here.',
  noTab: (name) =>
    `The tab ${name} was not read: it is missing, hidden or has another name. Bring it back with the arrow ↶.`,
  noTabs: (names) =>
    `This sheet has none of the shop’s tabs. Their names are ${names.join(', ')}, with the headings in row 1. Make the sheet with npm run catalogue:sheet.`,
  noHeadings:
    'Row 1 does not have the shop’s headings. They must be in row 1: delete the rows above them.',
  otherHeadings: (names) =>
    `These are not the shop’s headings, which are ${names.join(', ')} and so on. Rename them, or copy the rows into the shop’s sheet.`,
  unknownHeading: (headings, last) =>
    `The site does not know the heading ${headings.map((one) => `"${one}"`).join(', ')}. Keep your own columns to the right of ${last}: move this one there.`,
  rightOfOwn: (headings, last) =>
    `${headings.join(', ')} is to the right of ${last}, where only your own columns can be. Move it to the left of ${last}.`,
  headingTwice: (heading) => `Two columns have the heading "${heading}": rename one.`,
  columnMissing: (heading, found) =>
    `The column ${heading} is missing. ${found ? `Is it "${found}"? Then rename it to ${heading}.` : 'Bring it back with the arrow ↶.'}`,
  tooMuch: (count, all, isGoods) =>
    `${count} of ${all} ${isGoods ? 'products' : 'rows'} would change or disappear at once.`,
  held: (reasons) => `Nothing from this tab was accepted. ${reasons.join(' ')}`,
  promptTaken: 'Till then, only Sold out and Hidden are accepted.',
  waits: 'Waiting: see the row just below the headings.',
  seeRows: (rows) => `See row ${rows.slice(0, 10).join(', ')}${rows.length > 10 ? ', …' : ''}.`,
  seeTabs: (tabs) => `Not accepted, please look there: ${tabs.join(' ')}`,
  lastRead: (date, minutes) => `Last read on ${dayName(date)}, ${clock(minutes)}.`,
  idsNotWritten: (reason) => `Not accepted yet: its Id could not be written. ${reason}`,
  isProtected:
    'The columns Id and Result are locked. Remove the lock (Data, Protected sheets and ranges).',
  noRoom:
    'There is no space for the columns Id and Result. Add two columns at the right end of the sheet.',
  isBusy: (words) => `Google was busy or out of reach; the next run will try again. ${words}`,
  notEditor: (email) =>
    `The site is not allowed to write in this sheet. Press Share and make ${email} an Editor.`,
  notShared: (email) =>
    `The sheet is not shared. Open it in Google Sheets, press Share and add ${email} as Editor.`,
  sheetRefused: (words) =>
    `Google does not allow what the program asks; nothing is wrong with your sheet. Google says: ${words}`,
  apiOff: (words) =>
    `The Google Sheets API is off. Turn it on for the project and wait five minutes. Google says: ${words}`,
  isExcel:
    'This is an Excel file, not a Google Sheet. Open it in Google Sheets, choose File, Save as Google Sheets, share the new sheet, and put its link in CATALOGUE_SHEET.',
  isChanging: 'Somebody was typing in the sheet; the next run will try again.',
  pictureInCell:
    'A picture inside the cell does not show. Put it in the photo folder and type its name.',
  oldPhoto: (heading, reason) => `${heading}: ${reason} The old photo stays.`,
  noFolder: 'A photo’s name is typed here, but no photo folder is set.',
  folderUnread: (email, words) =>
    `The photo folder could not be read. Share it with ${email}. Google says: ${words}`,
  noSuchPhoto: (name) => `"${name}" is not in the photo folder.`,
  severalPhotos: (name, all) => `"${name}" could be ${all.join(' or ')}: rename one.`,
  isFolder: 'This is the link of a folder: give the link of one photo, or its name.',
  photoUnread: (words) => `The photo could not be read; the next run will try again. ${words}`,
  photoNotShared: (email) =>
    `The photo is not shared. Share it with ${email}, or put it in the photo folder.`,
  notPhotoLink:
    'This is not the link of a photo itself. Save the photo, put it in the photo folder and type its name.',
  noPhoto: `This photo is incomplete, or larger than ${PHOTO_MB} MB. Take it again, or save it as JPEG, PNG or WebP.`,
  help,
};
