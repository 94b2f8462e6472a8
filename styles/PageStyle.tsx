import { globalStyle } from './globalStyle';
import { scriptFonts } from './scriptFonts';

interface Props {
  /** The code of the page's language. */
  readonly code: string;
}

/** The style of every page, and the font of the page's script, if it isn't Latin: nearly all of its text waits for it. */
export function PageStyle({ code }: Props) {
  const font = scriptFonts[code];
  return (
    <>
      {font ? (
        <link rel="preload" as="font" type="font/woff2" href={font.file} crossOrigin="anonymous" />
      ) : null}
      <style>{globalStyle + (font?.style ?? '')}</style>
    </>
  );
}
