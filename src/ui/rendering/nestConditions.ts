import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** A rule for the document itself, which is not below itself. */
const onRoot = /(?:^|[,{}])\s*(?:html|:root)\b/;

const condition = /^@(?:media|supports|container)/;

/** Whether the browser knows CSS nesting. False on the server. */
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
 * A plugin for styled-components' compiler: nests `@media`, `@supports` and `@container` in a rule
 * for the document. Put into a style sheet bare, each makes Chromium recalculate the whole page, 16
 * ms on a slow phone (4x). Rules in the HTML of a first visit, and on the document, stay.
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

// Part of each class's name, so it must be the same on the server and in each build.
Object.defineProperty(nestConditions, 'name', { value: 'nestConditions' });
