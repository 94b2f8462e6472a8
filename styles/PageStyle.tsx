import { globalStyle } from './globalStyle';
import { languageNames } from './languageNames';
import { printStyle } from './printStyle';
import { scriptFonts } from './scriptFonts';

interface Props {
  /** The code of the page's language. */
  readonly code: string;
  /** The styles of parts of a page that have no styled component. */
  readonly parts?: string;
}

/**
 * The style of every page. It preloads the font of the page's letters if they aren't Latin: nearly all of its text waits
 * for that.
 */
export function PageStyle({ code, parts = '' }: Props) {
  const font = scriptFonts[code];
  return (
    <>
      {font ? (
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={font.file} />
      ) : null}
      <style>{globalStyle + printStyle + languageNames(code) + parts + (font?.style ?? '')}</style>
    </>
  );
}
