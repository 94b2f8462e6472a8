import type { ReactElement } from 'react';
import type { ServerStyleSheet } from 'styled-components';

/** What styled-components writes between two rules, and by which it parts them again (its SPLITTER). */
const BETWEEN = '/*!sc*/\n';

/** Begins what is no rule, but says which names of a component the rules before belong to. */
const MARKER = /^(data-styled\.g\d+\[id="[^"]+"\])\{content:"([^"]*?),?"\}$/;

/**
 * The styles of a rendered page in two parts: the rules, as they are, and the names by which styled-components knows in the
 * browser that they are there. Given both in one, it would take each rule out of the page and put it in anew, after which the
 * browser would work out every element's style a second time.
 */
export function documentStyles(sheet: ServerStyleSheet): ReactElement[] {
  return sheet.getStyleElement().flatMap(({ key, props }) => {
    const { dangerouslySetInnerHTML, ...attributes } = props;
    const parts: string[] = String(dangerouslySetInnerHTML.__html).split(BETWEEN);
    const names = parts.flatMap((part) => {
      const [, component, classes] = part.trim().match(MARKER) ?? [];
      return component ? [`${component}"${classes}"`] : [];
    });
    const rules = parts.filter((part) => !MARKER.test(part.trim()));
    return [
      <style key={`${key}-rules`}>{rules.join('')}</style>,
      // Of another type, so that no browser takes the names for rules.
      <style key={`${key}-names`} {...attributes} type="text/plain">
        {names.join(BETWEEN)}
      </style>,
    ];
  });
}
