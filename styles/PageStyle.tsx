import { globalStyle } from './globalStyle';
import { scriptFontOf } from './scriptFonts';

interface Props {
  /** The page's attribute `lang`. */
  readonly lang: string | undefined;
}

/** The style of every page, and the font of the page's script, if it isn't Latin: nearly all of its text waits for it. */
export function PageStyle({ lang }: Props) {
  const font = scriptFontOf(lang);
  return (
    <>
      {font ? (
        <link rel="preload" as="font" type="font/woff2" href={font.file} crossOrigin="anonymous" />
      ) : null}
      <style>{globalStyle + (font?.style ?? '')}</style>
    </>
  );
}
