import { writeFileSync } from 'node:fs';
import { licencesPage } from './licences/licencesPage';
import { readLock } from './licences/packageLock';
import { productionPackages } from './licences/productionPackages';

const page = 'docs/licences.md';
const packages = productionPackages(readLock());
writeFileSync(page, licencesPage(packages));
console.log(`${page} lists ${packages.length} packages`);
