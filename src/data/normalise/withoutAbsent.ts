type Present<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** Leaves out the fields that are undefined: Next refuses to put `undefined` into a page's data, for JSON has none. */
export function withoutAbsent<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<Fields>;
}
