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

const forms: readonly (readonly [fields: RegExp, form: Form])[] = [
  [/^(?:price|mrp|off|order)$/, 'number'],
  [/^(?:hidden|soldOut|homeDelivery)$/, 'answer'],
  [/^(?:img[2-6]?|slider[1-3])$/, 'picture'],
  [/^link/, 'link'],
  [/^hours$/, 'hours'],
  [/^holidays$/, 'holidays'],
  [/^delivery/, 'areas'],
  [/^shades/, 'shades'],
  [/^size$/, 'size'],
  [/^(?:day|show|until)$/, 'day'],
];

/** What is typed into the field of this name. */
export function formOf(field = ''): Form {
  return forms.find(([fields]) => fields.test(field))?.[1] ?? 'text';
}
