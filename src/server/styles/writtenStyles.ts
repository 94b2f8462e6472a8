import type { ServerStyleSheet } from 'styled-components';

/** What styled-components writes between two rules, and by which it parts them again (its SPLITTER). */
export const BETWEEN = '/*!sc*/\n';

/** Begins what is no rule, but says which names of a component the rules before belong to. */
const MARKER = /^(data-styled\.g\d+\[id="[^"]+"\])\{content:"([^"]*?),?"\}$/;

/** What a rendering left in styled-components' sheet. */
interface WrittenStyles {
  /** The rules, each as it is, in their order. */
  readonly rules: readonly string[];
  /** By what styled-components knows in the browser that they are there: `data-styled.g1[id="sc-a-0"]"bCdEfG"`. */
  readonly names: readonly string[];
  /** The attributes by which it finds the element with the names. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The rules in a sheet and their names, each for itself. */
export function writtenStyles(sheet: ServerStyleSheet): WrittenStyles {
  const [element] = sheet.getStyleElement();
  if (!element) return { rules: [], names: [], attributes: {} };
  const { dangerouslySetInnerHTML, ...attributes } = element.props;
  const parts = String(dangerouslySetInnerHTML.__html).split(BETWEEN);
  const names = parts.flatMap((part) => {
    const [, component, classes] = part.trim().match(MARKER) ?? [];
    return component ? [`${component}"${classes}"`] : [];
  });
  const rules = parts.filter((part) => part.trim() && !MARKER.test(part.trim()));
  return { rules, names, attributes };
}
