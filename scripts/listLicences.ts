import { writeFileSync } from 'node:fs';
import { licencesPage } from './licences/licencesPage';
import { productionPackages, readLock } from './licences/productionPackages';

const page = 'docs/licences.md';
const packages = productionPackages(readLock());
writeFileSync(page, licencesPage(packages));
console.log(`${page} lists ${packages.length} packages`);
