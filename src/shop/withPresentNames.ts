import type { Environment } from './parseEnvironment';

/** Settings that had another name: a shop that was set up before keeps what it set. */
const renamed = { SHOP_PUJO_SHELVES: 'SHOP_BAND_SHELVES' } as const;

/** The environment with the present names of settings. A present name wins over a former one. */
export function withPresentNames(environment: Environment): Environment {
  const present = { ...environment };
  for (const [before, name] of Object.entries(renamed)) {
    present[name] = present[name]?.trim() ? present[name] : present[before];
    delete present[before];
  }
  return present;
}
