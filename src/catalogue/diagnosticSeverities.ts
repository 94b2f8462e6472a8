/** `error`: misleads visitors or hides something from them. `warning`: they miss a little. `hint`: could be better. */
export type Severity = 'error' | 'warning' | 'hint';

/** Every diagnostic code with its severity. The only list of the codes. */
export const diagnosticSeverities = {
  /** The document has nothing that a page could show, so no page shows it. */
  leftOut: 'error',
  /** The owner has hidden the document. */
  hidden: 'hint',
  /** The first day on which the document is shown has not come. */
  notYet: 'hint',
  /** The last day on which the document is shown is over. */
  over: 'hint',
  /** The last day on which the document is shown comes within a week. */
  endsSoon: 'hint',
  /** The last day of the document comes before its first, so it is never shown. */
  daysCrossed: 'error',
  /** A field that visitors look for is absent or empty. */
  missing: 'warning',
  /** The value can't be parsed as what the field needs: "two hundred" for a price. */
  unreadable: 'error',
  /** The number can be parsed but can't be meant: a price of 0, a discount of 100 %. */
  outOfRange: 'error',
  /** The text is longer than the space for it, so its end is cut off. */
  shortened: 'warning',
  /** The title fits on a card but is cut off in the preview of a shared link. */
  longTitle: 'hint',
  /** The address begins with http:; the page requests it with https: instead. */
  insecure: 'warning',
  /** The address is for Google's own tools (gs:), one device (file:, content:) or one open page (blob:), or a text (data:). */
  notOnTheWeb: 'error',
  /** The address is of a page that shows a picture (Google Drive, Instagram, imgbb), not of the picture itself. */
  sharePage: 'error',
  /** The address was good until a day that is over, as its own text says. */
  addressOver: 'error',
  /** The address is good until a day. */
  addressEnds: 'warning',
  /** The picture or clip is on a host that is not configured, and only those are shown (IMAGE_HOSTS_ONLY). */
  foreignHost: 'error',
  /** The address is neither a YouTube video nor a .mp4 or .webm file. */
  unplayable: 'error',
  /** An unknown field whose name is close to a known field that the document lacks: `prcie`. */
  misspelt: 'error',
  /** An unknown field; the site shows it nowhere. */
  unknownField: 'hint',
  priceAboveMrp: 'error',
  /** The discount contradicts the M.R.P. and the price. */
  percentDisagrees: 'warning',
  /** There is a discount but no price. */
  percentWithoutPrice: 'warning',
  /** A shade's colour lacks its `#`, or is none: `Honey c68642`. */
  shadeColour: 'warning',
  /** A shade consists of a colour alone. */
  shadeWithoutName: 'error',
  /** A product has two shades of the same name. */
  shadeTwice: 'warning',
  /** A language has more or fewer names of shades than the product has shades. */
  shadesUnequal: 'warning',
  /** The size says no amount, so there is no price per 10 ml, 10 g or piece. */
  sizeInWords: 'hint',
  /** A customer's name, town or day without words, or a translation of them. */
  noWords: 'warning',
  /** Two products of a shelf have the same title. */
  twins: 'warning',
  /** No page shows the document, because the collection has more documents than a page has room for. */
  beyondLimit: 'warning',
  /** The collection has nothing that its page could show. */
  emptyShelf: 'warning',
  /** The setting says that the opening hours are in the database, and they are not there. */
  noHours: 'error',
  /** The setting says that the rules for delivery are in the database, and they are not there. */
  noRules: 'error',
  /** The document of a fact of the shop lacks the field without which it says nothing. */
  recordLacks: 'error',
  /** Only the first document of a collection of facts is read, and this is another. */
  notRead: 'warning',
  /** A rule for delivery can't be read; `meant` says how to write it. */
  wrongRule: 'error',
  wrongWords: 'warning',
  /** A row of the shop's shelves lacks a field without which there is no shelf. */
  rowLacks: 'error',
  /** The address of a shelf can't be one: it has spaces or other signs. */
  slugUnusable: 'error',
  /** The address of a shelf belongs to a page of the site itself. */
  slugReserved: 'error',
  /** The collection of a shelf can't hold products: it has a slash, or is another of the site's. */
  collectionUnusable: 'error',
  /** Another row has the same address or collection; that one is shown. */
  rowTwice: 'error',
  /** A former address of a shelf can't lead to it: it can be none, or `meant` is the row that has it. */
  formerSlugUnusable: 'warning',
  /** There is no group of that name. */
  groupUnknown: 'error',
  /** The drawing of a brand's mark is no path of an SVG. */
  markUnreadable: 'warning',
  /** A shelf has no picture. */
  rowWithoutPicture: 'warning',
  /** A shelf has no name in a language of the site, so its English one stands there. */
  rowUntranslated: 'hint',
  /** A language of the site lacks one of the shop's own words, so a general sentence, or nothing, stands there. */
  wordsUntranslated: 'hint',
  /** A row names a shelf that is not there. */
  shelfUnknown: 'warning',
  /** Not every part of the synonyms is a word, a colon and the words that mean the same. */
  synonymsUnreadable: 'warning',
  /** An unknown collection; the site shows it nowhere. */
  unknownCollection: 'error',
  /** A product has the same picture in two fields. */
  pictureTwice: 'hint',
  /** There is nothing at the picture's address. */
  pictureMissing: 'error',
  /** The file at the picture's address is not a picture that browsers show, or its name says so: .heic. */
  pictureUnreadable: 'error',
  /** The picture is too large for the site to process (`pictureLimits`). */
  pictureTooLarge: 'error',
  /** The picture's address redirects to another one, and the site does not follow redirects. */
  pictureMoved: 'warning',
  /** The picture could not be checked: its host did not answer, or is in a private network. */
  pictureUnreached: 'warning',
  /** The picture has so few pixels that it looks blurred. */
  pictureSmall: 'hint',
} as const satisfies Readonly<Record<string, Severity>>;
