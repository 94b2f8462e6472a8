import { render } from '@testing-library/react';
import styled, { css, keyframes, StyleSheetManager } from 'styled-components';
import type { nestConditions } from '@/ui/rendering/nestConditions';
import { importFresh } from '../../helpers/importFresh';

/** A browser's answer to the rule that `nestConditions` tries. */
function browserReads(text: string | undefined): void {
  class Sheet {
    readonly cssRules = [{ cssText: text }];
    replaceSync(): void {
      if (text === undefined) throw new TypeError('replaceSync is not a function');
    }
  }
  Object.assign(window, { CSSStyleSheet: Sheet });
}

const appear = keyframes`from { opacity: 0; }`;

/** All rules of a box with these, as they are put into the page. */
function rulesOf(rules: ReturnType<typeof css>): string {
  const { nestConditions: plugin } = importFresh<{ nestConditions: typeof nestConditions }>(
    '@/ui/rendering/nestConditions',
  );
  const Box = styled.div`
    ${rules}
  `;
  // As text and not in the document, because jsdom can’t parse nested rules.
  const target = document.createElement('div');
  const { container } = render(
    <StyleSheetManager stylisPlugins={[plugin]} target={target} disableCSSOMInjection>
      <Box />
    </StyleSheetManager>,
  );
  const name = String(container.firstElementChild?.className).split(' ').at(-1);
  return String(target.textContent)
    .replaceAll(`.${name}`, '.box')
    .replace(/\s*\/\*.*?\*\/\s*/g, '')
    .trim();
}

const { CSSStyleSheet } = window;
afterEach(() => {
  Object.assign(window, { CSSStyleSheet });
});

describe('nestConditions', () => {
  it.each([
    [css`top: 0;`, '.box{top:0;}'],
    [css`@media print { top: 0; }`, ':where(html){@media print{.box{top:0;}}}'],
    [
      css`left: 0; @media print { top: 0; > p, b & { left: 0; } }`,
      '.box{left:0;}:where(html){@media print{.box{top:0;}.box >p,b .box{left:0;}}}',
    ],
    [
      css`@media print { @supports (gap: 0) { top: 0; } }`,
      ':where(html){@media print{@supports (gap:0){.box{top:0;}}}}',
    ],
    [
      css`@container (width > 9px) { top: 0; }`,
      ':where(html){@container (width > 9px){.box{top:0;}}}',
    ],
    [css`@media print { html & { top: 0; } }`, '@media print{html .box{top:0;}}'],
    [css`@media print { b, :root & { top: 0; } }`, '@media print{.box b,:root .box{top:0;}}'],
    [css`@media print { .html & { top: 0; } }`, ':where(html){@media print{.html .box{top:0;}}}'],
    [css`@media print { }`, ''],
  ])('%#', (rules, nested) => {
    browserReads(':where(html) { @media all { a b { top: 0px; } } }');
    expect(rulesOf(rules)).toBe(nested);
  });

  it('leaves keyframes as they are', () => {
    browserReads('a b');
    expect(rulesOf(css`animation: ${appear} 1s;`)).toMatch(/@keyframes \w+\{from\{opacity:0;\}\}/);
  });

  it.each([
    ['knows no nesting', ':where(html) { }'],
    ['knows no sheets of scripts', undefined],
  ])('writes rules as they are for a browser that %s', (_what, answer) => {
    browserReads(answer);
    expect(rulesOf(css`@media print { top: 0; }`)).toBe('@media print{.box{top:0;}}');
  });

  it('has the same name in every build, because classes are named after it, too', () => {
    const { nestConditions: plugin } = importFresh<{ nestConditions: typeof nestConditions }>(
      '@/ui/rendering/nestConditions',
    );
    expect(Object.getOwnPropertyDescriptor(plugin, 'name')).toMatchObject({
      value: 'nestConditions',
    });
  });
});
