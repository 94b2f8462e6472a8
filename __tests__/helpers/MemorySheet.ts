import { type CellText, DeskError, type Sheet, type Table } from '../../scripts/desk/Sheet';

/** A sheet in memory. */
export class MemorySheet implements Sheet {
  /** By tab. */
  readonly tables = new Map<string, string[][]>();
  /** Tabs that refuse to be written, and why. */
  readonly refusals = new Map<string, DeskError>();
  writes = 0;

  async read(): Promise<ReadonlyMap<string, Table>> {
    return structuredClone(this.tables);
  }

  async write(tab: string, cells: readonly CellText[]): Promise<void> {
    const refusal = this.refusals.get(tab);
    if (refusal) throw refusal;
    const table = this.tables.get(tab);
    if (!table) throw new DeskError(`There is no tab ${tab}.`);
    this.writes += 1;
    for (const { row, column, text } of cells) {
      while (table.length <= row) table.push([]);
      const line = table[row] ?? [];
      while (line.length <= column) line.push('');
      line[column] = text;
    }
  }
}
