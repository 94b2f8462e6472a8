/**
 * What a request may have. Next takes time that grows with the square of the number of parameters (16.4.5: 50 of them cost
 * what none does, 4,000 cost a second), and browsers and proxies stay far below all of these.
 */
export const doorLimits = {
  /** Characters of path and query. The longest that this site writes are the optimiser's, up to 4,000. */
  target: 4_096,
  /** Parameters of the query, empty ones included. */
  parameters: 50,
  /** Fields of the header, repeated ones included. */
  fields: 100,
  /** Characters of one field's value; cookies are one field. */
  field: 8_192,
} as const;
