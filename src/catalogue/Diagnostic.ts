export type DiagnosticCode = keyof typeof diagnosticSeverities;

/**
 * A problem in a document that its owner should know about. Its strings are short, on one line, and without invisible
 * characters, but typed by the owner: HTML must escape them.
 */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** As the document spells it; absent when the diagnostic is about the whole document. */
  readonly field?: string;
  /** Shortened; absent when there is no value. A list is "[…]", a map "{…}". */
  readonly typed?: string;
  /** What visitors see in place of it, shortened; absent when they see nothing. */
  readonly shown?: string;
  /** What the value is compared with or should be: the correct field name, the true discount. */
  readonly expected?: string;
}

/** A diagnostic on documents of a shelf. Their `ids` are in the shelf's order. */
export interface ShelfDiagnostic extends Diagnostic {
  readonly ids: readonly string[];
}

/** `error`: misleads visitors or hides something from them. `warning`: they miss a little. `hint`: could be better. */
export type Severity = 'error' | 'warning' | 'hint';

/** Every diagnostic code with its severity. The only list of the codes. */
export const diagnosticSeverities = {
  /** The document has nothing that a page could show, so no page shows it. */
  leftOut: 'error',
  /** The owner wishes it: the document is hidden, or outside its days. */
  hidden: 'hint',
  /** The last day of the document comes before its first, so it is never shown. */
  daysCrossed: 'error',
  /** A field that visitors look for is absent or empty. */
  missing: 'warning',
  /** The value is not what the field needs: "two hundred" for a price, or a discount of 100 %. */
  unreadable: 'error',
  shortened: 'warning',
  /** The title fits on a card but is cut off in the preview of a shared link. */
  longTitle: 'hint',
  /** The address begins with http:; the page requests it with https: instead. */
  insecure: 'warning',
  /** The host of a picture or clip is not configured, and nothing from other hosts is shown (IMAGE_HOSTS_ONLY). */
  foreignHost: 'error',
  /** Neither a YouTube video nor a .mp4 or .webm file. */
  unplayable: 'error',
  /** An unknown field whose name resembles a known one that the document lacks: `prcie`. */
  misspelt: 'error',
  unknownField: 'hint',
  priceAboveMrp: 'error',
  percentDisagrees: 'warning',
  percentWithoutPrice: 'warning',
  /** A shade's colour can't be read (`Honey c68642`), or a colour has no name. */
  shadeUnreadable: 'warning',
  shadeTwice: 'warning',
  /** One shade whose name may be several: `Honey/Ivory`. It may be right, such as `Rose & Gold`. */
  shadesJoined: 'hint',
  /** A language has more or fewer shade names than the product has shades. */
  shadesUnequal: 'warning',
  /** The size says no amount, so there is no price per 10 ml, 10 g or piece. */
  sizeInWords: 'hint',
  /** A customer's name, town or day without words, or a translation of them. */
  noWords: 'warning',
  /** Several products of a shelf have the same title. */
  twins: 'warning',
  /** The collection has more documents than a page has room for, and this is one too many. */
  beyondLimit: 'warning',
  emptyShelf: 'hint',
  unknownCollection: 'error',
  pictureTwice: 'hint',
} as const satisfies Readonly<Record<string, Severity>>;

/** A diagnostic in plain sentences, with the place that it is about. Safe as JSON. */
export interface Finding {
  readonly collection: string;
  /** The document, or the first of several; empty for the collection as a whole. */
  readonly id: string;
  /** As the document spells it; empty for the whole document. */
  readonly field: string;
  /** The field, as the heading of its column in the sheet. */
  readonly column: string;
  readonly severity: Severity;
  readonly code: DiagnosticCode;
  readonly problem: string;
  readonly cure: string;
}
