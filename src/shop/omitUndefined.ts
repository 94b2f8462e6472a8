type Present<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** Removes undefined values' keys: JSON has no `undefined`, so Next rejects it in props. */
export function omitUndefined<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<Fields>;
}
