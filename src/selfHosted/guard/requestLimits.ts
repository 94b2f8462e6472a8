/**
 * The most that a request may have. Next's work grows with the square of the number of parameters (16.4.5: 4,000 of them cost
 * a second, 50 cost nothing that can be measured). Browsers and proxies stay far below all of these.
 */
export const requestLimits = {
  /** Characters of path and query. The longest that this site writes are the optimiser's, up to 4,000. */
  target: 4_096,
  /** Parameters of the query, empty ones included. */
  parameters: 50,
  /** Header fields, repeated ones included. */
  fields: 100,
  /** Characters of one field's value. All cookies are one field. */
  field: 8_192,
} as const;
