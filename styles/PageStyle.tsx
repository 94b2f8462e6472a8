import { globalStyle } from './globalStyle';
import { scriptFonts } from './scriptFonts';

interface Props {
  /** The code of the page's language. */
  readonly code: string;
  /** The CSS of parts that have no styled component. */
  readonly parts: string;
}

/** The style of every page, and a preload of its letters' font if they aren't Latin. */
export function PageStyle({ code, parts }: Props) {
  const font = scriptFonts[code];
  return (
    <>
      {font ? (
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={font.file} />
      ) : null}
      <style>{globalStyle + parts + (font?.style ?? '')}</style>
      <link rel="stylesheet" href="/print.css" media="print" />
    </>
  );
}
