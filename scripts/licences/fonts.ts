interface FontLicence {
  readonly family: string;
  readonly files: readonly string[];
  /** The file that has the licence in full. */
  readonly text: string;
}

/** The typefaces that lie in the repository, all under the SIL Open Font Licence 1.1; paths from the root. */
export const fonts: readonly FontLicence[] = [
  {
    family: 'Fraunces',
    files: ['public/fonts/fraunces-600.ece22387.woff2', 'assets/fonts/display.ttf'],
    text: 'public/fonts/OFL-Fraunces.txt',
  },
  {
    family: 'Hind Siliguri',
    files: [
      'public/fonts/hind-siliguri-400.3d201286.woff2',
      'public/fonts/hind-siliguri-bengali-400.df546b40.woff2',
      'assets/fonts/bengali.ttf',
    ],
    text: 'public/fonts/OFL-Hind-Siliguri.txt',
  },
];
