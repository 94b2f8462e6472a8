import { globalStyle, iconVariable } from '@styles/globalStyle';
import type { ReactElement } from 'react';
import type { ServerStyleSheet } from 'styled-components';
import { firstLook } from './firstLook';
import type { StyleFile } from './StyleFile';
import { BETWEEN, writtenStyles } from './writtenStyles';

/** The styles of a page where its document has them. */
interface DocumentStyles {
  /** Before all that a page says of itself: what holds for every page, or what is seen until the file is there. */
  readonly first: ReactElement;
  /** Those of the page's components, at the end of the head. */
  readonly own: readonly ReactElement[];
  /** The way to the file, behind all that the page shows, so that none of it waits. */
  readonly last: ReactElement | undefined;
}

/**
 * The styles of a rendered page: in the page itself, or where its kind has a file of them, in that; what the file has not
 * stands in the page in any case. The rules of components are as they are, and the names by which styled-components knows in
 * the browser that they are there stand apart: given both in one, it would take each rule out of the page and put it in anew,
 * after which the browser would work out every element's style a second time.
 */
export function documentStyles(
  sheet: ServerStyleSheet,
  html: string,
  file: StyleFile | undefined,
): DocumentStyles {
  const { rules, names: list, attributes } = writtenStyles(sheet);
  const names = (
    // Of another type, so that no browser takes the names for rules.
    <style key="names" {...attributes} type="text/plain">
      {list.join(BETWEEN)}
    </style>
  );
  if (!file) {
    return {
      first: <style>{globalStyle}</style>,
      // The icons beside the same paths in the body, which a compressed page then says once.
      own: [inPage(rules), names, <style key="icons">{iconVariable}</style>],
      last: undefined,
    };
  }
  const missing = rules.filter((rule) => !file.rules.has(rule));
  return {
    first: (
      <>
        <link rel="preload" as="style" href={file.address} />
        <style>{firstLook(file.rules, html)}</style>
      </>
    ),
    own: missing.length > 0 ? [inPage(missing), names] : [names],
    last: <link rel="stylesheet" href={file.address} />,
  };
}

function inPage(rules: readonly string[]): ReactElement {
  return <style key="rules">{rules.join('')}</style>;
}
