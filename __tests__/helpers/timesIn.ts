/** How often a text occurs, as a whole string, in the JSON of a value. */
export function timesIn(value: unknown, text: string): number {
  return JSON.stringify(value).split(JSON.stringify(text)).length - 1;
}
