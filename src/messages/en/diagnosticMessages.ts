import type { DiagnosticCode } from '@/catalogue/Diagnostic';
import type { FieldKind } from '@/catalogue/FieldKind';
import { PREVIEW_TITLE, unitBases } from '@/catalogue/numbersInTexts';
import { dayName } from './calendar';

/** What a diagnostic is about. A text is empty where the diagnostic has none. */
interface NamedDiagnostic {
  /** The field, as the sheet's heading calls it. */
  readonly name: string;
  /** The field, as the document spells it. */
  readonly field: string;
  /** The field's. */
  readonly kind: FieldKind;
  readonly typed: string;
  readonly shown: string;
  readonly expected: string;
  /** How many documents it is about. */
  readonly many: number;
}

/** What is wrong, and how to cure it: a sentence each. */
type Sentences = (diagnostic: NamedDiagnostic) => readonly [problem: string, cure: string];

const GIVE_PICTURE =
  'Type the name of a photo in your Drive folder, or give the link of the photo itself: JPEG, PNG or WebP.';
const GIVE_VIDEO =
  'Copy the link from "Share" on YouTube, or give the link of an .mp4 or .webm file.';
const TEXT = 'Type it as plain text.';
const ANSWER = 'Type yes or no, or leave it empty.';

const howToType: Readonly<Record<FieldKind, string>> = {
  name: TEXT,
  title: TEXT,
  prose: TEXT,
  note: TEXT,
  short: TEXT,
  label: TEXT,
  rupees: 'Type a number, such as 1299 or ₹1,299.',
  percent: 'Type a number from 1 to 99, such as 20.',
  position: 'Type a number, such as 1.',
  yes: ANSWER,
  soldOut: ANSWER,
  no: ANSWER,
  video: GIVE_VIDEO,

  picture: GIVE_PICTURE,
  link: 'Type a page of this site, such as /offers, or a link that begins with https://.',
  hours:
    'Type it like this: Mo-Sa 10:00-20:30, Su 10:00-14:00. The shop is closed on a day that is not named.',
  holidays: 'Type it like this: 2027-10-09 closed; 2027-10-07 to 2027-10-08 10:00-23:30.',
  areas:
    'Type it like this: Berhampore town: today or tomorrow, ₹30. One area on each line, or with semicolons between them.',
  shades: 'Type it like this: Honey #c68642, Ivory #f3e0c8 (sold out), Rose.',
  size: 'Type it like this: 30 ml, 4 x 2 g or 12 pieces.',
  day: 'Type it like this: 12 September 2026, 12-9-2026 or September 2026.',
};

export const diagnosticMessages: Readonly<Record<DiagnosticCode, Sentences>> = {
  leftOut: () => [
    'It has nothing to show, so it is not on any page.',
    'Give it a title or a photo; a video needs its link, or a customer’s words.',
  ],
  hidden: () => [
    'It is not on the site today: it is hidden, or its last day is over, or its first day has not come.',
    'To show it, clear Hidden, Show from and Show until.',
  ],
  daysCrossed: ({ typed, expected }) => [
    `Its last day, ${dayName(typed)}, is before its first day, ${dayName(expected)}, so it is not on any page.`,
    'Correct Show from or Show until; perhaps the two are swapped.',
  ],
  missing: ({ name }) => [`${name} is empty.`, `Fill in ${name}.`],
  unreadable: ({ name, typed, kind }) => [
    `"${typed}" in ${name} is not clear, so it is left out.`,
    howToType[kind],
  ],
  shortened: ({ name, shown }) => [
    `${name} is too long for its space: visitors see only "${shown}".`,
    'Make it shorter.',
  ],
  longTitle: () => [
    `The title has more than ${PREVIEW_TITLE} characters: Google and shared links cut off the end.`,
    'Put the important words first, or make it shorter.',
  ],
  insecure: ({ name }) => [
    `The link in ${name} begins with http://; the site uses https:// instead.`,
    'Open the link with https://. If it works, type it that way.',
  ],
  foreignHost: ({ name, typed }) => [
    `"${typed}" in ${name} is on a website whose photos this site does not show.`,
    `${GIVE_PICTURE} Or have that website added to the setting IMAGE_HOSTS.`,
  ],
  unplayable: ({ typed }) => [`"${typed}" is not a video that can be played.`, GIVE_VIDEO],
  misspelt: ({ field, expected }) => [
    `The site has no field called "${field}". Did you mean "${expected}"?`,
    `Spell it exactly: ${expected}.`,
  ],
  unknownField: ({ field }) => [
    `The site has no field called "${field}".`,
    'Delete it, or keep it as a note: whoever can read the data can read it.',
  ],
  priceAboveMrp: ({ typed }) => [
    `The price, ${typed}, is above the M.R.P., so the site shows only the price.`,
    'Correct Price or M.R.P.; perhaps the two are swapped.',
  ],
  percentDisagrees: ({ typed, expected }) => [
    `You typed a discount of ${typed}%; M.R.P. and price give ${expected}%. The site shows ${expected}%.`,
    `Type ${expected}, or correct M.R.P. or Price.`,
  ],
  percentWithoutPrice: ({ typed }) => [
    `You typed a discount of ${typed}% but no price, so no discount is shown.`,
    'Fill in Price.',
  ],
  shadeUnreadable: ({ typed, expected }) => [
    `The shade "${typed}" has no name, or its colour is not clear.`,
    expected
      ? `Type ${expected}.`
      : 'Type it like this: Honey #c68642, first the name, then # and six digits or letters from a to f.',
  ],
  shadeTwice: ({ typed }) => [
    `The shade ${typed} is there twice; only the first is shown.`,
    'Delete one, or give it another name.',
  ],
  shadesJoined: ({ typed, expected }) => [
    `"${typed}" is read as one shade. Are these several shades: ${expected}?`,
    'If yes, put commas between them.',
  ],
  shadesUnequal: ({ name, typed, expected }) => [
    `${name} has ${typed} names and Shades has ${expected}, so the names are not shown.`,
    'Type one name for each shade, in the same order, with commas between them.',
  ],
  sizeInWords: ({ typed }) => [
    `"${typed}" does not say how much, so there is no price per ${unitBases.ml} ml, ${unitBases.g} g or piece.`,
    'If you know the amount, type it like this: 30 ml, 4 x 2 g or 12 pieces.',
  ],
  noWords: ({ name }) => [
    `${name} is filled in, but the customer’s words are missing.`,
    `Type what the customer said under Words, or clear ${name}.`,
  ],
  twins: ({ typed, many }) => [
    `${many} products have the same title, "${typed}".`,
    'Delete the extra one, or say in the titles how they differ.',
  ],
  beyondLimit: () => [
    'The page has no space for it: there are more than it can show.',
    'Delete what you no longer sell: hiding a product does not make room.',
  ],
  emptyShelf: () => [
    'There is nothing to show.',
    'Add something, or check that the name is spelt exactly like this.',
  ],
  unknownCollection: () => [
    'The site does not know this name.',
    'Compare it with the names in docs/catalogue.md, letter by letter.',
  ],
  pictureTwice: ({ name }) => [
    `The photo in ${name} is used again in another column of this product.`,
    `Give another photo in ${name}, or leave it empty.`,
  ],
};
