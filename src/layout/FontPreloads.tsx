import { fontFiles } from '@styles/fontFaces';

/** A link that somebody listens to stays where it is: React would put others into the head. */
const stay = () => undefined;

/**
 * Fetches the fonts of every page while its HTML is still read. In the body, behind the pictures that a page begins with: for a
 * font that is preloaded in the head Chromium keeps the first paint back (docs/decisions/006-fonts.md).
 */
export function FontPreloads() {
  return [fontFiles.display, fontFiles.text].map((file) => (
    <link key={file} rel="preload" href={file} as="font" crossOrigin="" onError={stay} />
  ));
}
