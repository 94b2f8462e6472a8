import type { Contestant } from '../contestants/Contestant';

type Name = Contestant['name'];

/** What one run found, each figure by its name; milliseconds are medians of the run's turns. */
export interface Results {
  /** When it ended, and on what. */
  readonly at: string;
  readonly node: string;
  readonly processors: number;
  readonly turns: number;
  /** The same work, again and again during the run: the slowest over the fastest. 1 is a quiet machine. */
  readonly noise: number;
  readonly figures: Readonly<Record<Name, Readonly<Record<string, number>>>>;
  /** How long presses on the site take, each by its name. */
  readonly interactions: Readonly<Record<string, PressTimes>>;
  readonly keys: KeyTimes;
}

/** Of so many keys of the search, in milliseconds. */
export interface KeyTimes {
  readonly keys: number;
  readonly median: number;
  readonly nineInTen: number;
  readonly longest: number;
}

/** Of some presses of a kind, in milliseconds. */
export interface PressTimes {
  readonly median: number;
  readonly least: number;
}
