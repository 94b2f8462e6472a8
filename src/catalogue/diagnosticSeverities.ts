/** `error`: misleads visitors or hides something from them. `warning`: they miss a little. `hint`: could be better. */
export type Severity = 'error' | 'warning' | 'hint';

/** Every diagnostic code with its severity. The only list of the codes. */
export const diagnosticSeverities = {
  /** The document has nothing that a page could show, so no page shows it. */
  leftOut: 'error',
  hidden: 'hint',
  notYet: 'hint',
  over: 'hint',
  /** The last day on which the document is shown comes within a week. */
  endsSoon: 'hint',
  /** The last day of the document comes before its first, so it is never shown. */
  daysCrossed: 'error',
  /** A field that visitors look for is absent or empty. */
  missing: 'warning',
  /** Not what the field needs: "two hundred" for a price. */
  unreadable: 'error',
  /** A number that can't be meant: a price of 0, a discount of 100 %. */
  outOfRange: 'error',
  shortened: 'warning',
  /** Fits on a card but is cut off in the preview of a shared link. */
  longTitle: 'hint',
  /** The address begins with http:; the page requests it with https: instead. */
  insecure: 'warning',
  /** For Google's own tools (gs:), one device (file:, content:), one open page (blob:), or a text (data:). */
  notOnTheWeb: 'error',
  /** A page that shows a picture (Google Drive, Instagram, imgbb), not the picture itself. */
  sharePage: 'error',
  addressOver: 'error',
  addressEnds: 'warning',
  /** Its host is not configured, and only configured ones are shown (IMAGE_HOSTS_ONLY). */
  foreignHost: 'error',
  /** Neither a YouTube video nor a .mp4 or .webm file. */
  unplayable: 'error',
  /** An unknown field, close to a known one that the document lacks: `prcie`. */
  misspelt: 'error',
  unknownField: 'hint',
  priceAboveMrp: 'error',
  percentDisagrees: 'warning',
  percentWithoutPrice: 'warning',
  /** A shade's colour lacks its `#`, or is none: `Honey c68642`. */
  shadeColour: 'warning',
  /** A shade consists of a colour alone. */
  shadeWithoutName: 'error',
  shadeTwice: 'warning',
  /** A language has more or fewer shade names than the product has shades. */
  shadesUnequal: 'warning',
  /** The size says no amount, so there is no price per 10 ml, 10 g or piece. */
  sizeInWords: 'hint',
  /** A customer's name, town or day without words, or a translation of them. */
  noWords: 'warning',
  twins: 'warning',
  /** The collection has more documents than a page has room for, and this is one too many. */
  beyondLimit: 'warning',
  emptyShelf: 'warning',
  unknownCollection: 'error',
  pictureTwice: 'hint',
  /** There is nothing at the picture's address. */
  pictureMissing: 'error',
  /** No picture that browsers show, or its name says so: .heic. */
  pictureUnreadable: 'error',
  /** Too large for the site to process (`pictureLimits`). */
  pictureTooLarge: 'error',
  /** The address redirects, and the site does not follow. */
  pictureMoved: 'warning',
  /** Not checked: the host did not answer, or is in a private network. */
  pictureUnreached: 'warning',
  pictureSmall: 'hint',
} as const satisfies Readonly<Record<string, Severity>>;
