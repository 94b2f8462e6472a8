import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** A rule that names the document itself, which is not below itself. */
const onRoot = /(?:^|[,{}])\s*(?:html|:root)\b/;

/** The beginnings of rules that hold only under a condition. */
const condition = /^@(?:media|supports|container)/;

/** Whether this browser reads a rule as `nestConditions` writes it (CSS nesting). False on the server. */
const canNest = (() => {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':where(html){@media all{a b{top:0}}}');
    return sheet.cssRules[0]?.cssText.includes('a b') ?? false;
  } catch {
    return false;
  }
})();

/**
 * A plugin for styled-components' compiler that nests each `@media`, `@supports` and `@container` in a rule for the
 * document, which changes neither what it selects nor its precedence. Chromium recalculates the styles of the whole page
 * when such a condition is put into a style sheet, 16 ms each on a slow phone (4x), but not when a rule with a condition
 * in it is. The styles of a page's first visit, in its HTML, are as they are written; so are rules on the document itself.
 */
export const nestConditions: Plugin = (element, index, children, callback) => {
  if (!canNest || element.root || !condition.test(element.type)) return;
  const text = [element.children]
    .flat()
    .map((rule) => (typeof rule === 'string' ? rule : callback(rule, index, children, callback)))
    .join('');
  if (onRoot.test(text)) return;
  element.children = '';
  if (text) element.return = `:where(html){${element.value}{${text}}}`;
};

// Part of each class's name, so it has to be the same on the server, and in each build.
Object.defineProperty(nestConditions, 'name', { value: 'nestConditions' });
