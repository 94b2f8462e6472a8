import type { Contestant } from '../contestants/Contestant';
import { median } from './median';
import type { Results } from './Results';

type Name = Contestant['name'];

/** Collects what each turn finds of each contestant. */
export class FigureBook {
  readonly #noted: Record<Name, Map<string, number[]>> = {
    floor: new Map(),
    smallest: new Map(),
    site: new Map(),
  };

  /** Adds figures by their names. */
  note(of: Name, figures: Readonly<Record<string, number>>): void {
    for (const [name, value] of Object.entries(figures)) {
      const values = this.#noted[of].get(name) ?? [];
      this.#noted[of].set(name, [...values, value]);
    }
  }

  /** The median of each. */
  medians(): Results['figures'] {
    const { floor, smallest, site } = this.#noted;
    return { floor: medians(floor), smallest: medians(smallest), site: medians(site) };
  }
}

function medians(noted: Map<string, number[]>): Record<string, number> {
  return Object.fromEntries([...noted].map(([name, values]) => [name, median(values)]));
}
