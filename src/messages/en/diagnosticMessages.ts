import type { DiagnosticCode } from '@/catalogue/Diagnostic';
import { PREVIEW_TITLE, unitBases } from '@/catalogue/statedNumbers';
import type { InputKind } from '../InputKind';
import { dayName } from './calendar';

/** What a diagnostic is about. A text is empty where the diagnostic has none. */
interface NamedDiagnostic {
  /** The field, as the sheet's heading calls it. */
  readonly name: string;
  /** The field, as the document spells it. */
  readonly field: string;
  readonly input: InputKind;
  readonly found: string;
  readonly made: string;
  readonly meant: string;
  /** How many documents it is about. */
  readonly many: number;
}

/** What is wrong, and how to cure it: a sentence each. */
type Sentences = (found: NamedDiagnostic) => readonly [problem: string, cure: string];

const GIVE_PICTURE =
  'Give the name of a photo in your Drive folder, or the address of the picture itself, as JPEG, PNG or WebP.';

const howToType: Readonly<Record<InputKind, string>> = {
  number: 'Type digits, such as 1299 or ₹1,299; a discount is a number from 1 to 99.',
  answer: 'Type yes or no, or leave it empty.',
  picture: GIVE_PICTURE,
  link: 'Give a path of this site such as /offers, or an address that begins with https://.',
  hours: 'Type it like Mo-Sa 10:00-20:30, Su 10:00-14:00; a day that is not named is closed.',
  holidays: 'Type it like 2027-10-09 closed; 2027-10-07 to 2027-10-08 10:00-23:30.',
  areas:
    'Type it like Berhampore town: today or tomorrow, ₹30, one area on each line or between semicolons.',
  shades: 'Type it like Honey #c68642, Ivory #f3e0c8 (sold out), Rose.',
  size: 'Type it like 30 ml, 4 x 2 g or 12 pieces.',
  day: 'Type it like 12 September 2026, 12-9-2026 or September 2026.',
  text: 'Type it as a text.',
};

export const diagnosticMessages: Readonly<Record<DiagnosticCode, Sentences>> = {
  leftOut: () => [
    'Nothing in it can be shown, so it is on no page.',
    'Give it a title or a picture; a video needs its address or words.',
  ],
  hidden: () => [
    'It is not on the site today: it is hidden, or its days are over or to come.',
    'To show it, empty Hidden, Show from and Show until.',
  ],
  daysCrossed: ({ found, meant }) => [
    `Its last day, ${dayName(found)}, comes before its first, ${dayName(meant)}, so it is on no page.`,
    'Correct Show from or Show until; they may be swapped.',
  ],
  missing: ({ name }) => [`${name} is empty.`, `Fill in ${name}.`],
  unreadable: ({ name, found, input }) => [
    `"${found}" in ${name} can't be read, so it is left out.`,
    howToType[input],
  ],
  shortened: ({ name, made }) => [
    `${name} is longer than its place: visitors see "${made}".`,
    'Shorten it.',
  ],
  longTitle: () => [
    `The title has more than ${PREVIEW_TITLE} characters: previews of its link and search engines cut it off.`,
    'Put what matters first, or shorten it.',
  ],
  insecure: ({ name }) => [
    `The address in ${name} begins with http://; the site asks for https:// instead.`,
    'Open it with https:// and, if that works, type it so.',
  ],
  noPicture: ({ name, found }) => [
    `"${found}" in ${name} is no picture that visitors can see.`,
    GIVE_PICTURE,
  ],
  addressEnds: ({ name, found, meant }) => [
    `"${found}" in ${name} is good until ${dayName(meant)} only, as it says itself.`,
    `Download the picture from there. ${GIVE_PICTURE}`,
  ],
  foreignHost: ({ name, found }) => [
    `"${found}" in ${name} is on a host whose pictures this site does not show.`,
    `${GIVE_PICTURE} Or have the host added to the setting IMAGE_HOSTS.`,
  ],
  unplayable: ({ found }) => [
    `"${found}" is no video that can be played.`,
    'Copy the address from "Share" on YouTube, or give that of an .mp4 or .webm file.',
  ],
  misspelt: ({ field, meant }) => [
    `The site knows no field "${field}"; "${meant}" is probably meant.`,
    `Call it ${meant}, letter by letter.`,
  ],
  unknownField: ({ field }) => [
    `The site knows no field "${field}".`,
    'Delete it, or keep it as a note: whoever may read the collection can read it.',
  ],
  priceAboveMrp: ({ found }) => [
    `The price, ${found}, is above the M.R.P., so it stands alone.`,
    'Correct Price or M.R.P.; they may be swapped.',
  ],
  percentDisagrees: ({ found, meant }) => [
    `The discount says ${found} %; M.R.P. and price make ${meant} %, which is shown.`,
    `Type ${meant}, or correct M.R.P. or Price.`,
  ],
  percentWithoutPrice: ({ found }) => [
    `A discount of ${found} % stands beside no price, so none is shown.`,
    'Fill in Price.',
  ],
  shadeUnreadable: ({ found, meant }) => [
    `The shade "${found}" lacks its name, or its colour can't be read.`,
    meant
      ? `Type ${meant}.`
      : 'Type it like Honey #c68642: a name, then # and six digits or letters from a to f.',
  ],
  shadeTwice: ({ found }) => [
    `The shade ${found} is there twice; the first is shown.`,
    'Delete one, or give it another name.',
  ],
  shadesJoined: ({ found, meant }) => [
    `"${found}" is read as one shade. Are these several: ${meant}?`,
    'If so, put commas between them.',
  ],
  shadesUnequal: ({ name, found, meant }) => [
    `${name} names ${found} and Shades ${meant}, so the names are not shown.`,
    'Give one name for each shade, in the same order, with commas between them.',
  ],
  sizeInWords: ({ found }) => [
    `"${found}" gives no amount, so there is no price per ${unitBases.ml} ml, ${unitBases.g} g or piece.`,
    'If it has an amount, type it like 30 ml, 4 x 2 g or 12 pieces.',
  ],
  noWords: ({ name }) => [
    `${name} is about a customer's words, but there are none.`,
    `Type what the customer said into Words, or empty ${name}.`,
  ],
  twins: ({ found, many }) => [
    `${many} products have the title "${found}".`,
    'Delete the one that is there twice, or say in the titles how they differ.',
  ],
  beyondLimit: () => [
    'The page has no room for it: there are more than it shows.',
    'Delete what is no longer sold: hiding it gives no room.',
  ],
  emptyShelf: () => [
    'There is nothing to show.',
    'Add something, or check that the name of the collection is spelt exactly so.',
  ],
  unknownCollection: () => [
    'The site knows no such collection.',
    'Compare its name with those in docs/catalogue.md, letter by letter.',
  ],
  pictureTwice: ({ name }) => [
    `The picture in ${name} stands in another field of the product, too.`,
    `Give another picture in ${name}, or leave it empty.`,
  ],
};
