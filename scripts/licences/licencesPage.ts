import { fontFiles } from '../../styles/fontFaces';
import type { LicensedPackage } from './productionPackages';

interface FontLicence {
  readonly family: string;
  readonly files: readonly string[];
  readonly text: string;
}

/** The typefaces in the repository, all under the SIL OFL 1.1; paths from the root. */
export const fonts: readonly FontLicence[] = [
  {
    family: 'Fraunces',
    files: [`public${fontFiles.display}`, 'assets/fonts/display.ttf'],
    text: 'public/fonts/OFL-Fraunces.txt',
  },
  {
    family: 'Hind Siliguri',
    files: [
      `public${fontFiles.text}`,
      `public${fontFiles.textBold}`,
      `public${fontFiles.bengali}`,
      `public${fontFiles.bengaliBold}`,
      'assets/fonts/bengali.ttf',
    ],
    text: 'public/fonts/OFL-Hind-Siliguri.txt',
  },
  {
    family: 'Hind',
    files: [
      `public${fontFiles.devanagari}`,
      `public${fontFiles.devanagariBold}`,
      'assets/fonts/devanagari.ttf',
    ],
    text: 'public/fonts/OFL-Hind.txt',
  },
];

const intro = `# Licences

Written by \`npm run licences\` out of \`package-lock.json\`; a test holds the two together and stops a licence that
nobody has looked at. The packages are those that a production install may bring on any platform, and Serwist, which the
build puts into the service worker; what only development needs is left out. All are permissive but two kinds:

- **LGPL-3.0-or-later**: libvips, which \`sharp\` shrinks pictures with. It comes prebuilt and unchanged, as a shared library
  of its own that is loaded when the server runs and that anybody may replace; so the licence lets code of any licence
  use it. On Windows it lies in one package with sharp; the one for wasm32 is installed only where nothing else runs.
  It stays on the server: no visitor is sent any of it.
- **CC-BY-4.0**: \`caniuse-lite\`, data of <https://caniuse.com> by Alexis Deveria and contributors, unchanged. The build
  asks it which browsers know what; no visitor is sent any of it.
`;

const aboutFonts =
  'All are subsets under the SIL Open Font Licence 1.1 (OFL-1.1), whose text lies beside them; no name is reserved.\n';

/** The text of docs/licences.md: licences with more conditions, fonts, packages. */
export function licencesPage(packages: readonly LicensedPackage[]): string {
  return [
    intro,
    '## Fonts\n',
    aboutFonts,
    table(
      ['family', 'files', 'licence'],
      fonts.map(({ family, files, text }) => [
        family,
        files.map((file) => `\`${file}\``).join(', '),
        `[OFL-1.1](../${text})`,
      ]),
    ),
    '## Packages\n',
    table(['licence', 'packages'], namesByLicence(packages)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** Their versions are in package-lock.json. */
function namesByLicence(packages: readonly LicensedPackage[]): [licence: string, names: string][] {
  return [...new Set(packages.map(({ licence }) => licence))].sort().map((licence) => {
    const those = packages.filter((one) => one.licence === licence);
    return [licence, those.map(({ name }) => name).join(', ')];
  });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
