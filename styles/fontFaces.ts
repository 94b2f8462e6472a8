/** Browsers cache fonts for a year, so a name ends in the first eight digits of the SHA-256. */
export const fontFiles = {
  display: '/fonts/fraunces-600.ece22387.woff2',
  text: '/fonts/hind-siliguri-400.3d201286.woff2',
  textBold: '/fonts/hind-siliguri-600.a2ec11e8.woff2',
  bengali: '/fonts/hind-siliguri-bengali-400.df546b40.woff2',
  devanagari: '/fonts/hind-devanagari-400.24a799e6.woff2',
  bengaliBold: '/fonts/hind-siliguri-bengali-600.7325d2db.woff2',
  devanagariBold: '/fonts/hind-devanagari-600.53263142.woff2',
  languageNames: '/fonts/language-names-600.6889b42e.woff2',
} as const;

/** The code points of Bengali letters. */
export const BENGALI = 'U+951-952,U+964-965,U+980-9FF,U+200C-200D,U+25CC';

const LATIN = 'U+20-24F,U+2010-206F,U+20B9';

/**
 * The families, and local fallbacks with their metrics, so that nothing shifts when a file comes:
 * one set for Android, Windows and Apple, one for Linux.
 */
export const fontFaces = `
@font-face{font-family:Fraunces;font-weight:400 700;font-display:swap;src:url(${fontFiles.display}) format('woff2')}
@font-face{font-family:'Hind Siliguri';font-weight:400 500;font-display:swap;src:url(${fontFiles.text}) format('woff2');unicode-range:${LATIN}}
@font-face{font-family:'Hind Siliguri';font-weight:600 700;font-display:swap;src:url(${fontFiles.textBold}) format('woff2');unicode-range:${LATIN}}
@font-face{font-family:'Hind Bengali';font-weight:400 700;font-display:swap;src:url(${fontFiles.bengali}) format('woff2');unicode-range:${BENGALI}}
@font-face{font-family:Names;font-weight:600;font-display:swap;src:url(${fontFiles.languageNames}) format('woff2')}
@font-face{font-family:'Fraunces fallback';font-weight:400 700;src:local('Georgia Bold'),local('Noto Serif Bold'),local('Georgia');size-adjust:91%;ascent-override:107%;descent-override:28%;line-gap-override:0%}
@font-face{font-family:'Hind fallback';font-weight:400 700;src:local('Roboto'),local('Arial'),local('Liberation Sans');size-adjust:96.7%;ascent-override:115.4%;descent-override:51.8%;line-gap-override:0%}
@font-face{font-family:'Fraunces on Linux';font-weight:400 700;src:local('DejaVu Serif Bold');size-adjust:82.8%;ascent-override:118.4%;descent-override:31.4%;line-gap-override:0%}
@font-face{font-family:'Hind on Linux';font-weight:400 700;src:local('DejaVu Sans');size-adjust:84.9%;ascent-override:131.9%;descent-override:58.9%;line-gap-override:0%}
`;
