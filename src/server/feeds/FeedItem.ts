/** A product as the feeds tell of it. */
export interface FeedItem {
  /** Unique in the whole catalogue, ASCII, 50 characters at most: shelf, hyphen, and what stands for the document's id. */
  readonly id: string;
  /** 150 characters at most. */
  readonly title: string;
  readonly description: string;
  /** The absolute address of its page. */
  readonly link: string;
  /** The absolute address of its picture. */
  readonly imageLink: string;
  /** In rupees, as visitors pay it. */
  readonly price: number;
  /** The M.R.P. in rupees where that is struck. */
  readonly struck?: number;
  /** The brand on whose shelf it stands. */
  readonly brand?: string;
  readonly soldOut: boolean;
}
