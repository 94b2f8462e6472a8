import type { DiagnosticCode, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { type Form, formOf } from '../formOf';
import { isSheet } from '../isSheet';
import { listed } from '../listed';
import { dayName } from './calendar';
import type { FieldNames } from './fieldNames';
import { toGivePicture } from './toGivePicture';

/** A diagnostic in plain sentences: what is wrong, what visitors see now, how to fix it. */
export interface DiagnosticMessages {
  readonly problem: string;
  readonly effect: string;
  readonly fix: string;
}

/** What visitors see when a field is empty. */
const withoutField: Readonly<Record<string, string>> = {
  title: 'The name of its shelf or page stands in place of a title.',
  price: '"Price on request" stands in place of a price; feeds leave the product out.',
  img: 'The next picture of the product comes first; without any, a drawn one stands there and feeds leave the product out.',
  hours: 'No opening hours at all.',
  Vedioyoutube: 'Nothing: the video is on no page.',
};

const HOW_TO_PLAY =
  'Copy the address from "Share" on YouTube, or give that of an .mp4 or .webm file.';
const AS_IF_EMPTY = 'The field is treated as if it were empty.';

const typed: Readonly<Record<Exclude<Form, 'picture'>, string>> = {
  number: 'Type digits, such as 1299 or ₹1,299.',
  answer: 'Type yes or no, or leave it empty.',
  link: 'Give a path of this site such as /offers, or an address that begins with https://.',
  hours: 'Type it like Mo-Sa 10:00-20:30, Su 10:00-14:00. A day that is not named is closed.',
  holidays: 'Type it like 2027-10-09 closed; 2027-10-07 to 2027-10-08 10:00-23:30.',
  areas:
    'Type it like Berhampore town: today or tomorrow, ₹30, one area on each line or between semicolons.',
  shades: 'Type it like Honey #c68642, Ivory #f3e0c8 (sold out), Rose.',
  size: 'Type it like 30 ml, 4 x 2 g or 12 pieces.',
  day: 'Type it like 12 September 2026, 12-9-2026 or September 2026.',
  text: 'Type it as a text.',
};

/** `collection`: the one that the diagnostic is about. */
export const diagnosticMessages: Readonly<
  Record<
    DiagnosticCode,
    (diagnostic: ShelfDiagnostic, collection: string, words: FieldNames) => DiagnosticMessages
  >
> = {
  leftOut: (_diagnostic, _collection, words) => ({
    problem: `Nothing in this ${placeOf(words)} can be shown.`,
    effect: 'Nothing: it is on no page.',
    fix: 'A product needs a title or a picture, a photo or slide a picture, a video its address or words.',
  }),
  hidden: (_diagnostic, _collection, words) => ({
    problem: `This ${placeOf(words)} is hidden, as its ${named('hidden', words)} says.`,
    effect:
      'Nothing: it is on no page. It takes a place among the documents that are read all the same.',
    fix: isSheet(words)
      ? `${emptied('hidden', words)} to show it again.`
      : `${emptied('hidden', words)} to show it again, or the document if it will not come back.`,
  }),
  notYet: ({ found = '' }, _collection, words) => ({
    problem: `This ${placeOf(words)} is shown from ${dayName(found)}, as its ${named('show', words)} says.`,
    effect: 'Nothing until then.',
    fix: `Nothing to do. ${emptied('show', words)} to show it at once.`,
  }),
  over: ({ found = '' }, _collection, words) => ({
    problem: `The last day of this ${placeOf(words)} was ${dayName(found)}, as its ${named('until', words)} says.`,
    effect: 'Nothing: it is on no page.',
    fix: isSheet(words)
      ? `Nothing to do. To show it again, give it a later last day, or empty the ${named('until', words)}.`
      : `Delete the document, or give it a later last day, or delete the ${named('until', words)}.`,
  }),
  endsSoon: ({ found = '' }, _collection, words) => ({
    problem: `This ${placeOf(words)} leaves the site after ${dayName(found)}, as its ${named('until', words)} says.`,
    effect: 'It, until then.',
    fix: `Nothing to do. To keep it, give it a later last day, or ${isSheet(words) ? 'empty' : 'delete'} the ${named('until', words)}.`,
  }),
  daysCrossed: ({ found = '', meant = '' }, _collection, words) => ({
    problem: `The last day of this ${placeOf(words)}, ${dayName(found)}, comes before its first, ${dayName(meant)}.`,
    effect: 'Nothing: it is on no page.',
    fix: `Correct ${words.nameOf('show')} or ${words.nameOf('until')}; they may be swapped.`,
  }),
  missing: ({ field = '', found }, _collection, words) => ({
    problem: found
      ? `"${found}" in ${words.nameOf(field)} means that there is none.`
      : `The ${named(field, words)} is empty.`,
    effect: withoutField[field] ?? 'It is left out.',
    fix: `Fill in ${words.nameOf(field)}.`,
  }),
  unreadable: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} can't be read.`,
    effect: /^(?:show|until)$/.test(diagnostic.field ?? '')
      ? 'Nothing: it is on no page.'
      : AS_IF_EMPTY,
    fix: howToType(formOf(diagnostic.field), words),
  }),
  outOfRange: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} can't be right.`,
    effect: AS_IF_EMPTY,
    fix:
      diagnostic.field === 'off'
        ? 'A discount is a number from 1 to 99.'
        : 'Type the amount in rupees, above 0 and below one crore.',
  }),
  shortened: ({ field = '', made = '' }, _collection, { nameOf }) => ({
    problem: `The text of ${nameOf(field)} is longer than its place.`,
    effect: `Its beginning, then "…": ${made}`,
    fix: 'Shorten it.',
  }),
  longTitle: () => ({
    problem: 'The title has more than 70 characters.',
    effect:
      'All of it on the shelf; cut off on the preview of a shared link and by search engines.',
    fix: 'Put what matters first, or shorten it.',
  }),
  insecure: ({ field = '' }, _collection, { nameOf }) => ({
    problem: `The address in ${nameOf(field)} begins with http://.`,
    effect: 'It is asked for by https:// instead, and missing if its host does not know that.',
    fix: 'Open the address with https:// and, if that works, type it so.',
  }),
  notOnTheWeb: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} is no address on the web: visitors can't see what is there.`,
    effect: AS_IF_EMPTY,
    fix: howToGive(diagnostic, words),
  }),
  sharePage: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} is the address of a page, not of a picture.`,
    effect: withoutPicture(diagnostic),
    fix: howToGive(diagnostic, words),
  }),
  addressOver: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} was good until ${dayName(diagnostic.meant ?? '')}, as it says itself.`,
    effect: withoutPicture(diagnostic),
    fix: `Download it where you found it. ${howToLink(words)}`,
  }),
  addressEnds: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} is good until ${dayName(diagnostic.meant ?? '')} only, as it says itself.`,
    effect: 'It, until then.',
    fix: `Download it from there. ${howToLink(words)}`,
  }),
  foreignHost: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} is on a host whose pictures this site does not show.`,
    effect: AS_IF_EMPTY,
    fix: `${howToLink(words)} Or have the host added to the setting IMAGE_HOSTS.`,
  }),
  unplayable: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} is no video that can be played.`,
    effect: 'Nothing: the video is on no page.',
    fix: HOW_TO_PLAY,
  }),
  misspelt: ({ field, meant }) => ({
    problem: `The field is called "${field}"; the site knows "${meant}".`,
    effect: 'What they would see without that field.',
    fix: `Make a field ${meant} with the same value, and delete "${field}". Letters must be small or capital as here.`,
  }),
  unknownField: ({ field }) => ({
    problem: `The site knows no field "${field}".`,
    effect: 'What they would see without that field.',
    fix: 'Delete it, or keep it as a note; but whoever may read the collection can read it.',
  }),
  priceAboveMrp: ({ found }, _collection, { nameOf }) => ({
    problem: `The price, ${found}, is above the M.R.P.`,
    effect: 'The price alone, without M.R.P. and discount.',
    fix: `Nothing may be sold above its M.R.P.: correct ${nameOf('price')} or ${nameOf('mrp')}; they may be swapped.`,
  }),
  percentDisagrees: ({ found, meant }, _collection, { nameOf }) => ({
    problem: `The discount says ${found} %; M.R.P. and price make ${meant} %.`,
    effect: `${meant} %: what the counter gives.`,
    fix: `Type ${meant} into ${nameOf('off')}, or leave it empty, or correct ${nameOf('mrp')} or ${nameOf('price')}.`,
  }),
  percentWithoutPrice: ({ found }, _collection, { nameOf }) => ({
    problem: `A discount of ${found} % stands beside no price.`,
    effect: '"Price on request", and no discount.',
    fix: `Fill in ${nameOf('price')}.`,
  }),
  shadeColour: ({ field = '', found, meant }, _collection, { nameOf }) => ({
    problem: meant
      ? `${found}: a colour begins with #.`
      : `${found}: a colour is # and six digits or letters from a to f.`,
    effect: 'The shade as a name, without its colour.',
    fix: meant ? `Type ${meant} into ${nameOf(field)}.` : 'Type it like Honey #c68642.',
  }),
  shadeWithoutName: ({ field = '', found }, _collection, { nameOf }) => ({
    problem: `${found} in ${nameOf(field)} has no name.`,
    effect: 'Nothing of this shade.',
    fix: 'Put its name before the colour, such as Honey #c68642.',
  }),
  shadeTwice: ({ found }) => ({
    problem: `The shade ${found} is there twice.`,
    effect: 'The first of the two.',
    fix: 'Delete one, or give it another name.',
  }),
  shadesUnequal: ({ field = '', found, meant }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)} names ${found} and ${nameOf('shades')} ${meant}, so it can't be told which is which.`,
    effect: `The names in ${nameOf('shades')} on pages of that language.`,
    fix: `Give ${nameOf(field)} one name for each shade, in the same order, with commas between them.`,
  }),
  sizeInWords: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} gives no amount.`,
    effect: 'The size as you typed it, without a price per 10 ml, 10 g or piece.',
    fix: 'If it has an amount, type it like 30 ml, 4 x 2 g or 12 pieces.',
  }),
  noWords: ({ field = '' }, _collection, words) => ({
    problem: `${words.nameOf(field)} is about a customer's words, but there are none.`,
    effect: AS_IF_EMPTY,
    fix: `Type what the customer said into ${words.nameOf('words')}, or ${isSheet(words) ? 'empty' : 'delete'} ${words.nameOf(field)}.`,
  }),
  twins: ({ ids, found }, _collection, words) => ({
    problem: `${ids.length} products have the title "${found}": ${listed(ids)}.`,
    effect: 'Each of them, hard to tell apart.',
    fix: `${isSheet(words) ? 'Hide' : 'Delete'} the one that is there twice, or say in the titles how they differ.`,
  }),
  beyondLimit: (_diagnostic, _collection, words) => ({
    problem: 'There are more documents here than the page has room for; this is beyond them.',
    effect: 'Nothing of it: the page shows the first ones in the order of their ids.',
    fix: isSheet(words)
      ? 'Delete in the Firebase console what is no longer sold: hiding it gives no room.'
      : 'Delete what is no longer sold, or move some to another collection.',
  }),
  emptyShelf: () => ({
    problem: 'The collection has nothing to show.',
    effect: 'An empty page that offers to ask the shop.',
    fix: 'Add documents, or check that the name of the collection is spelt exactly so.',
  }),
  unknownCollection: (_remark, collection) => ({
    problem: `The site knows no collection "${collection}".`,
    effect: 'Nothing of it.',
    fix: 'Compare its name letter by letter, spaces too, with "collection" in the rows of src/catalogue/registry.ts.',
  }),
  pictureTwice: ({ field = '' }, _collection, words) => ({
    problem: `The picture in ${words.nameOf(field)} stands in another ${nounOf(words)} of the product, too.`,
    effect: 'The picture once.',
    fix: `Give another picture in ${words.nameOf(field)}, or leave it empty.`,
  }),
  pictureMissing: (diagnostic) => ({
    problem: `There is nothing at ${diagnostic.found}.`,
    effect: withoutPicture(diagnostic),
    fix: 'Check that the file is still there and its address complete.',
  }),
  pictureUnreadable: (diagnostic, _collection, words) => ({
    problem: `What is at ${diagnostic.found} is no picture that browsers show.`,
    effect: withoutPicture(diagnostic),
    fix: `Save the picture itself, as JPEG, PNG or WebP. ${howToLink(words)}`,
  }),
  pictureTooLarge: (diagnostic) => ({
    problem: `The picture at ${diagnostic.found} is too large.`,
    effect: withoutPicture(diagnostic),
    fix: 'Shrink it to 1,600 pixels, which is as large as it is ever shown.',
  }),
  pictureMoved: (diagnostic) => ({
    problem: `The address ${diagnostic.found} leads on to another.`,
    effect: 'Perhaps no picture: the site does not follow.',
    fix: 'Open it in a browser and copy the address shown there then.',
  }),
  pictureUnreached: (diagnostic) => ({
    problem: `${diagnostic.found} did not answer when it was asked for the picture.`,
    effect: 'Unknown: perhaps the picture is there.',
    fix: 'Try again later; if it stays so, upload the picture elsewhere.',
  }),
  pictureSmall: (diagnostic) => ({
    problem: `The picture has ${diagnostic.made} pixels.`,
    effect: 'A picture that looks blurred.',
    fix: 'Give one of at least 480 pixels each way; 1,080 look good everywhere.',
  }),
};

/** The desk's words: a document of the database, a row of a spreadsheet. */
function placeOf(words: FieldNames): string {
  return isSheet(words) ? 'row' : 'document';
}

function named(field: string, words: FieldNames): string {
  return `${nounOf(words)} ${words.nameOf(field)}`;
}

function nounOf(words: FieldNames): string {
  return isSheet(words) ? 'cell' : 'field';
}

function emptied(field: string, words: FieldNames): string {
  return `${isSheet(words) ? 'Empty' : 'Delete'} the ${named(field, words)}`;
}

function howToLink({ desk }: FieldNames): string {
  return toGivePicture[desk];
}

function quoted({ field = '', found }: ShelfDiagnostic, { nameOf }: FieldNames): string {
  return found === undefined ? `What stands in ${nameOf(field)}` : `"${found}" in ${nameOf(field)}`;
}

function withoutPicture({ field = '' }: ShelfDiagnostic): string {
  return /^img\d$/.test(field)
    ? "Nothing of it: the product's other pictures stand alone."
    : 'A picture that does not load.';
}

function howToGive({ field }: ShelfDiagnostic, words: FieldNames): string {
  return field === 'Vedioyoutube' ? HOW_TO_PLAY : howToLink(words);
}

function howToType(form: Form, words: FieldNames): string {
  return form === 'picture' ? howToLink(words) : typed[form];
}
