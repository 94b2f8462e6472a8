import type { DiagnosticCode, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { FieldWords } from './fieldWords';

/** A diagnostic in plain sentences: what is wrong, what visitors see now, how to fix it. */
export interface DiagnosticMessages {
  readonly wrong: string;
  readonly seen: string;
  readonly mend: string;
}

/** The fields by type: numbers, yes or no, addresses of pictures. */
const numbers = ['price', 'mrp', 'off', 'order'];
const answers = ['hidden', 'soldOut', 'homeDelivery'];
const pictures = [
  ...['img', 'img2', 'img3', 'img4', 'img5', 'img6'],
  ...['slider1', 'slider2', 'slider3'],
];

/** What visitors see when a field is empty. */
const withoutField: Readonly<Record<string, string>> = {
  title: 'The name of its shelf or page stands in place of a title.',
  price: '"Price on request" stands in place of a price; feeds leave the product out.',
  img: 'The next picture of the product comes first; without any, a drawn one stands there and feeds leave the product out.',
  rules: 'Nothing about delivery to a PIN code.',
  Vedioyoutube: 'Nothing: the video is on no page.',
};

const NO_DELIVERY = 'Nothing about delivery to a PIN code.';
const HOW_TO_RULE =
  'Write rules like 742101-742103: today or tomorrow, free above 999, else 30; 742*: 2 to 4 days, 60; *: by courier, ask.';
const AS_IF_EMPTY = 'The field is treated as if it were empty.';
const HOW_TO_LINK =
  'Upload the picture in the Firebase console under Storage, open it there, and copy its download URL, which begins with https://firebasestorage.googleapis.com/.';

/** The messages for each diagnostic. `collection` is the collection that it is about. */
export const diagnosticMessages: Readonly<
  Record<
    DiagnosticCode,
    (diagnostic: ShelfDiagnostic, collection: string, words: FieldWords) => DiagnosticMessages
  >
> = {
  leftOut: () => ({
    wrong: 'Nothing in this document can be shown.',
    seen: 'Nothing: it is on no page.',
    mend: 'A product needs a title or a picture, a photo or slide a picture, a video its address or words.',
  }),
  hidden: () => ({
    wrong: 'This document is hidden, as its field hidden says.',
    seen: 'Nothing: it is on no page. It takes a place among the documents that are read all the same.',
    mend: 'Delete the field hidden to show it again, or the document if it will not come back.',
  }),
  missing: ({ field = '', found }, _collection, { noun, nameOf }) => ({
    wrong: found
      ? `"${found}" in ${nameOf(field)} means that there is none.`
      : `The ${noun} ${nameOf(field)} is empty.`,
    seen: withoutField[field] ?? 'It is left out.',
    mend: `Fill in ${nameOf(field)}.`,
  }),
  unreadable: (diagnostic, _collection, words) => ({
    wrong: `${quoted(diagnostic, words)} can't be read.`,
    seen: AS_IF_EMPTY,
    mend: howToType(diagnostic.field),
  }),
  outOfRange: (diagnostic, _collection, words) => ({
    wrong: `${quoted(diagnostic, words)} can't be meant.`,
    seen: AS_IF_EMPTY,
    mend:
      diagnostic.field === 'off'
        ? 'A discount is a number from 1 to 99.'
        : 'Type the amount in rupees, above 0 and below one crore.',
  }),
  shortened: ({ field = '', made = '' }, _collection, { nameOf }) => ({
    wrong: `The text of ${nameOf(field)} is longer than its place.`,
    seen: `Its beginning, then "…": ${made}`,
    mend: 'Shorten it.',
  }),
  longTitle: () => ({
    wrong: 'The title has more than 70 characters.',
    seen: 'All of it on the shelf; cut off on the preview of a shared link and by search engines.',
    mend: 'Put what matters first, or shorten it.',
  }),
  insecure: ({ field = '' }, _collection, { nameOf }) => ({
    wrong: `The address in ${nameOf(field)} begins with http://.`,
    seen: 'It is asked for by https:// instead, and missing if its host does not know that.',
    mend: 'Open the address with https:// and, if that works, type it so.',
  }),
  storageAddress: (diagnostic, _collection, words) => ({
    wrong: `${quoted(diagnostic, words)} is an address that browsers can't open.`,
    seen: AS_IF_EMPTY,
    mend: HOW_TO_LINK,
  }),
  sharePage: (diagnostic, _collection, words) => ({
    wrong: `${quoted(diagnostic, words)} is a page that shows the picture, not the picture.`,
    seen: withoutPicture(diagnostic),
    mend: `Download it from there. ${HOW_TO_LINK}`,
  }),
  foreignHost: (diagnostic, _collection, words) => ({
    wrong: `${quoted(diagnostic, words)} is on a host whose pictures this site does not show.`,
    seen: AS_IF_EMPTY,
    mend: `${HOW_TO_LINK} Or have the host added to the setting IMAGE_HOSTS.`,
  }),
  unplayable: (diagnostic, _collection, words) => ({
    wrong: `${quoted(diagnostic, words)} is no video that can be played.`,
    seen: 'Nothing: the video is on no page.',
    mend: 'Copy the address from "Share" on YouTube, or give that of an .mp4 or .webm file.',
  }),
  misspelt: ({ field, meant }) => ({
    wrong: `The field is called "${field}"; the site knows "${meant}".`,
    seen: 'What they would see without that field.',
    mend: `Make a field ${meant} with the same value, and delete "${field}". Letters must be small or capital as here.`,
  }),
  unknownField: ({ field }) => ({
    wrong: `The site knows no field "${field}".`,
    seen: 'What they would see without that field.',
    mend: 'Delete it, or keep it for yourself.',
  }),
  priceAboveMrp: ({ found }, _collection, { nameOf }) => ({
    wrong: `The price, ${found}, is above the M.R.P.`,
    seen: 'The price alone, without M.R.P. and discount.',
    mend: `Nothing may be sold above its M.R.P.: correct ${nameOf('price')} or ${nameOf('mrp')}; they may be exchanged.`,
  }),
  percentDisagrees: ({ found, meant }, _collection, { nameOf }) => ({
    wrong: `The discount says ${found} %; M.R.P. and price make ${meant} %.`,
    seen: `${meant} %: what the counter gives.`,
    mend: `Type ${meant} into ${nameOf('off')}, or leave it empty, or correct ${nameOf('mrp')} or ${nameOf('price')}.`,
  }),
  percentWithoutPrice: ({ found }, _collection, { nameOf }) => ({
    wrong: `A discount of ${found} % stands beside no price.`,
    seen: '"Price on request", and no discount.',
    mend: `Fill in ${nameOf('price')}.`,
  }),
  shadeColour: ({ found, meant }, _collection, { nameOf }) => ({
    wrong: meant
      ? `${found}: a colour begins with #.`
      : `${found}: a colour is # and six digits or letters from a to f.`,
    seen: 'The shade as a name, without its colour.',
    mend: meant ? `Type ${meant} into ${nameOf('shades')}.` : 'Type it like Honey #c68642.',
  }),
  shadeWithoutName: ({ found }, _collection, { nameOf }) => ({
    wrong: `${found} in ${nameOf('shades')} has no name.`,
    seen: 'Nothing of this shade.',
    mend: 'Put its name before the colour, such as Honey #c68642.',
  }),
  shadeTwice: ({ found }) => ({
    wrong: `The shade ${found} is there twice.`,
    seen: 'The first of the two.',
    mend: 'Delete one, or give it another name.',
  }),
  sizeInWords: (diagnostic, _collection, words) => ({
    wrong: `${quoted(diagnostic, words)} gives no amount.`,
    seen: 'The size as you typed it, without a price per 10 ml, 10 g or piece.',
    mend: 'If it has an amount, type it like 30 ml, 4 x 2 g or 12 pieces.',
  }),
  noWords: ({ field = '' }, _collection, { nameOf }) => ({
    wrong: `${nameOf(field)} says who spoke, but there are no words.`,
    seen: AS_IF_EMPTY,
    mend: `Type what the customer said into ${nameOf('words')}, or delete ${nameOf(field)}.`,
  }),
  twins: ({ ids, found }) => ({
    wrong: `${ids.length} products have the title "${found}": ${listed(ids)}.`,
    seen: 'Each of them, hard to tell apart.',
    mend: 'Delete the one that is there twice, or say in the titles how they differ.',
  }),
  beyondLimit: () => ({
    wrong: 'There are more documents here than the page has room for; this is beyond them.',
    seen: 'Nothing of it: the page shows the first ones in the order of their ids.',
    mend: 'Delete what is no longer sold, or move some to another collection. For products, the setting SHOP_SHELF_SIZE gives more room.',
  }),
  emptyShelf: () => ({
    wrong: 'The collection has nothing to show.',
    seen: 'An empty page that offers to ask the shop.',
    mend: 'Add documents, or check that the name of the collection is spelt exactly so.',
  }),
  noHours: (_diagnostic, collection) => ({
    wrong: `The setting SHOP_HOURS is database, but the collection ${collection} has no document.`,
    seen: 'No opening hours at all.',
    mend: `Add a document to ${collection} with the field hours, such as Mo-Sa 10:00-20:30, or put the hours into SHOP_HOURS.`,
  }),
  noRules: (_diagnostic, collection) => ({
    wrong: `The setting SHOP_DELIVERY is database, but the collection ${collection} has no document.`,
    seen: NO_DELIVERY,
    mend: `Add a document to ${collection} with the field rules. ${HOW_TO_RULE}`,
  }),
  wrongRule: ({ found, meant }) => ({
    wrong: `The rule "${found}" can't be read.`,
    seen: NO_DELIVERY,
    mend: `Correct it: ${meant}.`,
  }),
  unknownCollection: (_remark, collection) => ({
    wrong: `The site knows no collection "${collection}".`,
    seen: 'Nothing of it.',
    mend: 'Compare its name letter by letter, spaces too, with those in docs/catalogue.md.',
  }),
  pictureTwice: ({ field = '' }, _collection, { noun, nameOf }) => ({
    wrong: `The picture in ${nameOf(field)} stands in another ${noun} of the product, too.`,
    seen: 'The picture once.',
    mend: `Give another picture in ${nameOf(field)}, or leave it empty.`,
  }),
  pictureMissing: (diagnostic) => ({
    wrong: `There is nothing at ${diagnostic.found}.`,
    seen: withoutPicture(diagnostic),
    mend: 'Check that the file is still there and its address complete.',
  }),
  pictureUnreadable: (diagnostic) => ({
    wrong: `What is at ${diagnostic.found} is no picture that browsers show.`,
    seen: withoutPicture(diagnostic),
    mend: 'Save it as JPEG, PNG or WebP, and upload that.',
  }),
  pictureTooLarge: (diagnostic) => ({
    wrong: `The picture at ${diagnostic.found} is too large.`,
    seen: withoutPicture(diagnostic),
    mend: 'Shrink it to 1,600 pixels, which is as large as it is ever shown.',
  }),
  pictureMoved: (diagnostic) => ({
    wrong: `The address ${diagnostic.found} leads on to another.`,
    seen: 'Perhaps no picture: the site does not follow.',
    mend: 'Open it in a browser and copy the address that stands there then.',
  }),
  pictureUnreached: (diagnostic) => ({
    wrong: `The picture at ${diagnostic.found} could not be asked for.`,
    seen: 'Unknown: its host did not answer this time.',
    mend: 'Try again later; if it stays so, upload the picture elsewhere.',
  }),
  pictureSmall: (diagnostic) => ({
    wrong: `The picture has ${diagnostic.made} pixels.`,
    seen: 'A picture that looks blurred.',
    mend: 'Give one of at least 480 pixels each way; 1,080 look good everywhere.',
  }),
};

function quoted({ field = '', found }: ShelfDiagnostic, { nameOf }: FieldWords): string {
  return found === undefined ? `What stands in ${nameOf(field)}` : `"${found}" in ${nameOf(field)}`;
}

/** What visitors see of a picture that does not load. */
function withoutPicture({ field = '' }: ShelfDiagnostic): string {
  return /^img\d$/.test(field)
    ? "Nothing of it: the product's other pictures stand alone."
    : 'A picture that does not load.';
}

function howToType(field = ''): string {
  if (numbers.includes(field)) return 'Type digits, such as 1299 or ₹1,299.';
  if (pictures.includes(field)) return HOW_TO_LINK;
  if (field.startsWith('link'))
    return 'Give a path of this site such as /Hair-flower, or an address that begins with https://.';
  if (field === 'hours')
    return 'Type it like Mo-Sa 10:00-20:30, Su 10:00-14:00. A day that is not named is closed.';
  if (field === 'holidays')
    return 'Type it like 2026-10-20 closed, 2026-10-18 to 2026-10-19 10:00-23:30.';
  if (field === 'rules') return HOW_TO_RULE;
  if (field === 'shades') return 'Type it like Honey #c68642, Ivory #f3e0c8 (sold out), Rose.';
  if (field === 'size') return 'Type it like 30 ml, 4 x 2 g or 12 pieces.';
  if (field === 'day') return 'Type it like 12 September 2026, 12-9-2026 or September 2026.';
  if (answers.includes(field)) return 'Type yes or no, or leave it empty.';
  return 'Type it as a text.';
}

function listed(ids: readonly string[]): string {
  return ids.slice(0, 5).join(', ') + (ids.length > 5 ? ', …' : '');
}
