/** A product as the model of the sync's rules knows it. */
export interface ModelGoods {
  readonly price: number;
  readonly soldOut: boolean;
}

/** A row of the model's sheet: what its cells have, and whether it is there. */
export interface ModelRow {
  readonly price: number | 'bad';
  readonly soldOut: boolean;
}

type Goods = Map<string, ModelGoods>;
/** What was read of a row: no price if that could never be read. */
type SeenGoods = Omit<ModelGoods, 'price'> & { readonly price: number | undefined };
type Seen = Map<string, SeenGoods>;
type Run = { readonly id: string; readonly before?: ModelGoods; readonly after: ModelGoods }[];

const same = (one?: SeenGoods, other?: SeenGoods) =>
  one?.price === other?.price && one?.soldOut === other?.soldOut;

/** A price that is less than half, or more than one and a half, of what it was. */
const isFar = (price: number, before: number) => price < before / 2 || price > before * 1.5;

/**
 * The rules of a sync in their plainest form: the sheet is the desk, so a changed cell is written; what did not change
 * since the last run leaves the database alone; an undo is not brought in again; a bad cell is refused alone, or with its
 * row if that is new; a price far from that of the database is held back alone.
 */
export class ModelDesk {
  readonly database: Goods = new Map();
  readonly sheet = new Map<string, ModelRow>();
  #seen: Seen = new Map();
  #runs: { run: Run; undone: boolean }[] = [];
  readonly #isFile: boolean;

  /** A file forgets no row that it lacks, may change a price by far, and leaves nothing where it writes nothing. */
  constructor(desk: 'sheet' | 'file') {
    this.#isFile = desk === 'file';
  }

  /** @param cut how many commits a run gets through before it ends: 0, 1 or both. */
  sync(cut = 2): void {
    const run: Run = [];
    const seen: Seen = new Map(this.#isFile ? this.#seen : []);
    for (const [id, row] of this.sheet) {
      const known = this.#seen.get(id);
      const { price } = row;
      const before = this.database.get(id);
      if (price === 'bad' && !before) {
        if (known) seen.set(id, known);
        continue;
      }
      const isSlip =
        !this.#isFile &&
        known &&
        before &&
        price !== 'bad' &&
        known.price !== price &&
        isFar(price, before.price);
      const now = price === 'bad' || isSlip ? known?.price : price;
      seen.set(id, { price: now, soldOut: row.soldOut });
      if (same(known, seen.get(id))) continue;
      const after = {
        price: before && known?.price === now ? before.price : (now ?? 0),
        soldOut: before && known?.soldOut === row.soldOut ? before.soldOut : row.soldOut,
      };
      if (!before || !same(before, after)) run.push({ id, after, ...(before ? { before } : {}) });
    }
    if (this.#isFile && run.length === 0) return;
    const commits = run.length > 0 ? 2 : 1;
    if (run.length > 0 && cut > 0) {
      for (const { id, after } of run) this.database.set(id, after);
      for (const { id } of run) this.#seen.set(id, seen.get(id) ?? { price: 0, soldOut: false });
      this.#runs = [...this.#runs.slice(-9), { run, undone: false }];
    }
    if (cut >= commits) this.#seen = seen;
  }

  undo(): void {
    const last = this.#runs.findLast(({ undone }) => !undone);
    if (!last) return;
    for (const { id, before, after } of last.run) {
      if (!this.database.has(id) || !same(this.database.get(id), after)) continue;
      if (before) this.database.set(id, before);
      else this.database.delete(id);
    }
    last.undone = true;
  }
}
