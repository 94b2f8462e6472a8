import { rowsInFile } from '../src/data/registry/rowDocuments';
import { shelfVariables } from '../src/data/registry/shelfVariables';

/* Passes the demo's shelves to the modules of the site that tests use. Import it before them. */
Object.assign(process.env, shelfVariables(rowsInFile()));
