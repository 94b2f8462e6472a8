/** What the owner says about delivery to some PIN codes. */
export interface DeliveryArea {
  readonly from: number;
  readonly to: number;
  /** When or how it comes, in the owner's words: "2 to 4 days". Absent: not said. */
  readonly when?: string;
  /** In rupees; 0 is free. Absent: visitors have to ask. */
  readonly fee?: number;
  /** In rupees: dearer orders are brought free. */
  readonly freeAbove?: number;
}
