import { earlyScript } from './earlyScript';
import { globalStyle } from './globalStyle';
import { scriptFonts } from './scriptFonts';

interface Props {
  /** The code of the page's language. */
  readonly code: string;
  /** The styles of parts of a page that have no styled component. */
  readonly parts?: string;
}

/**
 * The style of every page, and the script that marks the page for it. That script also preloads the font of the page's
 * letters, if they aren't Latin: nearly all of its text waits for it.
 */
export function PageStyle({ code, parts = '' }: Props) {
  const font = scriptFonts[code];
  return (
    <>
      <script async fetchPriority="high" src={earlyScript} data-font={font?.file} />
      <style>{globalStyle + parts + (font?.style ?? '')}</style>
    </>
  );
}
