import { readFileSync } from 'node:fs';
import type { LockedPackages } from './LockedPackage';

/** Every package that npm installs on some machine, as package-lock.json has it; without the site itself. */
export function readLock(): LockedPackages {
  const { packages }: { packages: LockedPackages } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.fromEntries(Object.entries(packages).filter(([path]) => path !== ''));
}
