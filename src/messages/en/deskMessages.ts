import { PHOTO_MB } from '@/catalogue/statedNumbers';
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
  readonly isBusy: string;
  /** `email`: the service account's, with which the owner shares. */
  readonly notEditor: (email: string) => string;
  readonly notShared: (email: string) => string;
  /** `words`: Google's own, in English. */
  readonly sheetBusy: (words: string) => string;
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
  readonly noPhoto: string;
  readonly help: typeof help;
}

/** What to type, by field: the second row of the sheet. */
const help = {
  title: 'Its name as customers read it, in English',
  price: 'What it costs, as a number: 229. Empty: "Price on request"',
  mrp: 'The M.R.P. on the packet',
  off: 'Discount in percent: 20. Empty: none',
  soldOut: 'yes while there is none',
  homeDelivery: 'no if it is not delivered',
  shelf: 'Choose its shelf from the list',
  img: 'A photo in your Drive folder: rose.jpg',
  slider: 'A photo in your Drive folder: pujo.jpg',
  des: 'A sentence or two',
  deliveryNote: 'How this one is delivered, if not as usual',
  shades: 'Honey #c68642, Ivory (sold out), Rose',
  size: '30 ml, 12 g, or 6 pieces',
  brand: 'Who makes it',
  use: 'How to use it',
  inside: 'What is in it',
  best: 'Such as 06/2027',
  show: 'First day on the site: 12 October 2027. Empty: at once',
  until: 'Last day on the site: 20 October 2027',
  order: '1 stands first on its shelf',
  hidden: 'yes takes it off the site for a while',
  alt: 'What the picture shows',
  link: 'Where it leads: /offers',
  headline: 'Large words on the picture',
  line: 'A line below them',
  Vedioyoutube: 'The address from "Share" on YouTube',
  words: 'What a customer said',
  customer: 'Her name',
  town: 'Where she lives',
  day: 'Such as 12 September 2026',
  hours: 'Mo-Sa 10:00-20:30, Su 10:00-14:00',
  holidays: '2027-10-09 closed; 2027-10-20 10:00-14:00',
  delivery: 'Berhampore: today or tomorrow, ₹30; Elsewhere: 2 to 4 days, ₹60',
  bn: 'The same in Bengali',
  hi: 'The same in Hindi',
  id: 'Leave alone: it writes itself',
  result: 'What became of the row. Leave alone',
};

/** The sentences in the sheet's column Result, and in the lines that a run prints. */
export const deskMessages: DeskMessages = {
  onSite: 'On the site.',
  offSite: 'Not on the site.',
  onSiteNoPhoto: 'On the site without a photo; it comes when the photo is there.',
  day: (heading, date) => `${heading}: ${dayName(date)}.`,
  noShelf: 'Not taken: choose its Shelf.',
  unknownShelf: (name) =>
    `Not taken: this tab has no shelf "${name}". Choose it from the list; goods of other groups have tabs of their own.`,
  badId: (id) =>
    `Not taken: "${id}" is no Id of this sheet. Bring it back with the arrow ↶; for a new product empty it. Until then no product of this tab is taken away.`,
  sameId: (id, rows) =>
    `Not taken: rows ${rows.join(', ')} have the Id ${id}. Delete the copy, or empty its Id.`,
  oneRow: (rows) =>
    `Not taken: this tab has one row, and rows ${rows.join(', ')} are filled in: delete the others.`,
  noTitle:
    'The Title is gone, or the whole row. Put it back; to take it off the site, delete the row itself.',
  unreadable: (heading, text) => `${heading}: "${text}" can't be read, so the old value stays.`,
  unready: (heading) =>
    `${heading}: the cell loads, or its formula failed, so the old value stays. If it lasts, type the value.`,
  unreadyNew: (headings) =>
    `Not taken yet: ${headings.join(', ')} loads, or its formula failed. Type the value.`,
  farPrice: (heading, before, now) => `${heading} was ${before} and is now ${now}.`,
  linksChange: (products) =>
    `Its Id is gone: links of ${products} ${products === 1 ? 'product' : 'products'} would change. Put the Id back with the arrow ↶.`,
  ask: 'If that is right, type yes here.',
  noTab: (name) =>
    `The tab ${name} is not read: it is gone, hidden or has another name. Put it back with the arrow ↶.`,
  noTabs: (names) =>
    `No tab is one of the shop's: they are called ${names.join(', ')}, with their headings in row 1. Make the sheet with npm run catalogue:sheet.`,
  noHeadings:
    'Row 1 has no headings of the shop: they must stand in row 1. Delete the rows above them.',
  otherHeadings: (names) =>
    `Its headings are not the shop's, which are called ${names.join(', ')} and so on. Rename them, or copy the rows into a sheet of the shop.`,
  unknownHeading: (headings, last) =>
    `the site does not know the heading ${headings.map((one) => `"${one}"`).join(', ')}. Your own columns stand right of ${last}: move it there.`,
  rightOfOwn: (headings, last) =>
    `${headings.join(', ')} stands right of ${last}, where only your own columns are. Move it to the left of ${last}.`,
  headingTwice: (heading) => `two columns have the heading "${heading}": rename one.`,
  columnMissing: (heading, found) =>
    `the column ${heading} is missing. ${found ? `Is "${found}" meant? Call it ${heading}.` : 'Put it back with the arrow ↶.'}`,
  tooMuch: (count, all, isGoods) =>
    `${count} of ${all} ${isGoods ? 'goods' : 'rows'} would change or go at once.`,
  held: (reasons) => `Nothing of this tab was taken: ${reasons.join(' ')}`,
  promptTaken: 'Only Sold out and Hidden are taken meanwhile.',
  waits: 'Waits: see the row below the headings.',
  seeRows: (rows) => `See row ${rows.slice(0, 10).join(', ')}${rows.length > 10 ? ', …' : ''}.`,
  seeTabs: (tabs) => `Not taken, look there: ${tabs.join(' ')}`,
  lastRead: (date, minutes) => `Last read on ${dayName(date)}, ${clock(minutes)}.`,
  idsNotWritten: (reason) => `Not taken yet: its Id could not be written. ${reason}`,
  isProtected:
    'The columns Id and Result are protected: take the protection off (Data, Protected sheets and ranges).',
  noRoom:
    'The sheet has no room for the columns Id and Result: insert two columns at its right end.',
  isBusy: 'Google was busy; the next run tries it again.',
  notEditor: (email) =>
    `The program may not write into the sheet: press Share, and make ${email} an Editor.`,
  notShared: (email) =>
    `The sheet is not shared: open it in Google Sheets, press Share, and add ${email} as Editor.`,
  sheetBusy: (words) =>
    `The sheet can't be read now; the next run tries it again. Google says: ${words}`,
  sheetRefused: (words) =>
    `Google refuses what the program asks; your sheet is not the reason. Google says: ${words}`,
  apiOff: (words) =>
    `Turn on the Google Sheets API for the project, and wait five minutes. Google says: ${words}`,
  isExcel:
    'This is an Excel file and no Google Sheet: open it in Google Sheets, choose File, Save as Google Sheets, share the new one, and put its address into CATALOGUE_SHEET.',
  isChanging: 'Somebody was typing in the sheet; the next run tries it again.',
  pictureInCell:
    'A picture in the cell itself is not seen: put it into the folder of photos, and type its name.',
  oldPhoto: (heading, reason) => `${heading}: ${reason} The old photo stays.`,
  noFolder: 'A file is named, but there is no folder of photos.',
  folderUnread: (email, words) =>
    `The folder of photos can't be read: share it with ${email}. Google says: ${words}`,
  noSuchPhoto: (name) => `"${name}" is not in the folder of photos.`,
  severalPhotos: (name, all) => `"${name}" may be ${all.join(' or ')}: rename one.`,
  isFolder: 'This is the address of a folder: give that of one photo, or its name.',
  photoUnread: (words) => `The photo can't be read now; the next run tries it again. ${words}`,
  photoNotShared: (email) =>
    `The photo is not shared: share it with ${email}, or put it into the folder.`,
  noPhoto: `This is no whole photo, or one of more than ${PHOTO_MB} MB. Take it again, or save it as JPEG, PNG or WebP.`,
  help,
};
