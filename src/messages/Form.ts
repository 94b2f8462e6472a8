/** What is typed into a field, as far as messages differ by it. */
export type Form =
  | 'number'
  | 'answer'
  | 'picture'
  | 'link'
  | 'hours'
  | 'holidays'
  | 'areas'
  | 'shades'
  | 'size'
  | 'day'
  | 'text';
