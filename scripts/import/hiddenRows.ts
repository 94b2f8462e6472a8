/**
 * The numbers of the rows that a sheet does not show: somebody hid them, or a filter does.
 * @param sheet the sheet's XML.
 */
export function hiddenRows(sheet: string): ReadonlySet<number> {
  const rows = sheet.matchAll(/<(?:\w+:)?row\s[^>]*>/g);
  const hidden = [...rows].filter(([row]) => /\bhidden="(?:1|true)"/.test(row));
  return new Set(hidden.map(([row]) => Number(/\br="(\d+)"/.exec(row)?.[1])));
}
