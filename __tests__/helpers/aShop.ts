import { sourceInUse } from './sourceInUse';

/** The fields of a document, as its source gives them. */
export type Fields = Readonly<Record<string, unknown>>;

type Shop = Map<string, Map<string, Fields>>;

/** A source with these documents: each collection's name with the fields by id. `set` changes or deletes one. */
export function aShop(
  ...shelves: readonly (readonly [collection: string, Record<string, Fields>])[]
) {
  const shop: Shop = new Map(shelves.map(([name, all]) => [name, new Map(Object.entries(all))]));
  const read = sourceInUse('demo').mockImplementation(async (name, limit) =>
    [...(shop.get(name) ?? [])].slice(0, limit).map(([id, fields]) => ({ id, fields })),
  );
  const set = (name: string, id: string, fields?: Fields) => {
    if (fields) shop.get(name)?.set(id, fields);
    else shop.get(name)?.delete(id);
  };
  return { read, set };
}

/** The fields of a product of ₹1,000 with this percent off. */
export function off(percent: number): Fields {
  return { title: `${percent} percent`, mrp: 1000, off: percent, price: 10 * (100 - percent) };
}
