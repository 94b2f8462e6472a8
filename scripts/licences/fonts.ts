import { fontFiles } from '../../styles/fontFaces';

interface FontLicence {
  readonly family: string;
  readonly files: readonly string[];
  /** The file with the full text of the licence. */
  readonly text: string;
}

/** The typefaces in the repository, all under the SIL Open Font Licence 1.1; paths from the root. */
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
