/** How much a remark weighs: visitors are misled or miss something; they miss a little; it could be better. */
export type Severity = 'error' | 'warning' | 'hint';

/** Everything that can be remarked on a document or a shelf, and how much it weighs. The one list of the codes. */
export const diagnosticSeverities = {
  /** The document has nothing that a page could show, so it is on no page. */
  leftOut: 'error',
  /** The owner took the document off the site. */
  hidden: 'hint',
  /** A field that visitors look for is not there, or is empty. */
  missing: 'warning',
  /** What stands in the field is nothing that it could be read as: "two hundred" for a price. */
  unreadable: 'error',
  /** A number that could be read and can't be meant: a price of 0, a discount of 100 %. */
  outOfRange: 'error',
  /** A text is longer than its place, so its end is cut off. */
  shortened: 'warning',
  /** A title fits on a card, and is cut off on the preview of a shared link. */
  longTitle: 'hint',
  /** An address begins with http:, and the page asks for it by https:. */
  insecure: 'warning',
  /** An address begins with gs://, which only Google's own tools can open. */
  storageAddress: 'error',
  /** The address of a page that shows a picture (Google Drive, Photos, Dropbox), where that of the picture itself is needed. */
  sharePage: 'error',
  /** A picture or clip is on a host that is not configured, and only those are shown (IMAGE_HOSTS_ONLY). */
  foreignHost: 'error',
  /** The address is that of no YouTube video and of no .mp4 or .webm file. */
  unplayable: 'error',
  /** A field that the site doesn't know, named nearly like a field that the document lacks: `prcie`. */
  misspelt: 'error',
  /** A field that the site doesn't know and shows nowhere. */
  unknownField: 'hint',
  priceAboveMrp: 'error',
  /** The discount is not the one that M.R.P. and price make together. */
  percentDisagrees: 'warning',
  /** A discount stands beside no price. */
  percentWithoutPrice: 'warning',
  /** Two products of a shelf have the same title. */
  twins: 'warning',
  /** A document that no page shows: there are more in the collection than a page has room for. */
  beyondLimit: 'warning',
  /** A page has nothing to show of its collection. */
  emptyShelf: 'warning',
  /** A collection that the site doesn't know and shows nowhere. */
  unknownCollection: 'error',
  /** Nothing is to be had at a picture's address. */
  pictureMissing: 'error',
  /** What is at a picture's address is no picture. */
  pictureUnreadable: 'error',
  /** A picture is too great for the site to handle (`pictureLimits`). */
  pictureTooLarge: 'error',
  /** A picture's address leads on to another one, which the site doesn't follow. */
  pictureMoved: 'warning',
  /** A picture could not be asked for: its host did not answer, or is in a network of its own. */
  pictureUnreached: 'warning',
  /** A picture has so few pixels that it looks blurred. */
  pictureSmall: 'hint',
} as const satisfies Readonly<Record<string, Severity>>;
