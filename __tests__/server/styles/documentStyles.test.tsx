import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import styled, { keyframes, ServerStyleSheet } from 'styled-components';
import { documentStyles } from '@/server/styles/documentStyles';

const turn = keyframes`from { opacity: 0; }`;
const Band = styled.div<{ $wide?: boolean }>`
  width: ${({ $wide }) => ($wide ? '20rem' : '10rem')};
  animation: ${turn} 1s;

  &::before {
    content: 'a,b';
  }
`;
const Note = styled.p`
  color: inherit;
`;

function stylesOf(): HTMLElement {
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <>
        <Band />
        <Band $wide />
        <Note />
      </>,
    ),
  );
  const holder = document.createElement('div');
  holder.innerHTML = documentStyles(sheet, '', undefined)
    .own.map((style) => renderToStaticMarkup(style))
    .join('');
  sheet.seal();
  return holder;
}

describe('documentStyles', () => {
  const [rules, names] = stylesOf().querySelectorAll('style');

  it('gives the rules as they are, without anything that styled-components would take for its own', () => {
    expect(rules?.attributes).toHaveLength(0);
    expect(rules?.textContent).toContain('width:10rem');
    expect(rules?.textContent).toContain('width:20rem');
    expect(rules?.textContent).toContain("content:'a,b'");
    expect(rules?.textContent).toContain('@keyframes');
    expect(rules?.textContent).not.toContain('data-styled');
  });

  it('names each class where styled-components looks for it, and no browser for rules', () => {
    expect(names?.matches('style[data-styled][data-styled-version][type="text/plain"]')).toBe(true);
    const named = [...(names?.textContent ?? '').matchAll(/\[id="([\w-]+)"\]"([^"]*)"/g)];
    const classes = named.flatMap(([, , list = '']) => list.split(','));
    expect(named.map(([, id]) => id)).toEqual(
      expect.arrayContaining(
        [Band.styledComponentId, Note.styledComponentId, turn.getName()].map((id) =>
          expect.stringContaining(id),
        ),
      ),
    );
    expect(classes).toHaveLength(4);
  });
});
