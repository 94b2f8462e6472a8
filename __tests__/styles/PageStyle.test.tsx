import { boldFamily } from '@styles/boldFamily';
import { fontFiles } from '@styles/fontFaces';
import { globalStyle } from '@styles/globalStyle';
import { PageStyle } from '@styles/PageStyle';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageCodes, languages } from '@/shop/languages';

function styled(code: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<PageStyle code={code} />);
  return page;
}

/** The value of a CSS variable that counts: the last one. */
function variable(page: HTMLElement, name: string): string {
  const style = page.querySelector('style')?.textContent ?? '';
  return [...style.matchAll(new RegExp(`--${name}:([^;}]*)`, 'g'))].at(-1)?.[1] ?? '';
}

describe('PageStyle', () => {
  it.each([languages.en.code])('preloads nothing and adds nothing for %s', (lang) => {
    const page = styled(lang);
    expect(page.querySelector('script')).not.toHaveAttribute('data-font');
    expect(page.querySelector('style')).toHaveTextContent(globalStyle, {
      normalizeWhitespace: false,
    });
  });

  it.each([
    [languages.bn.code, fontFiles.bengali],
    [languages.hi.code, fontFiles.devanagari],
  ])('names the font of %s to the early script, which preloads it', (lang, file) => {
    const page = styled(lang);
    expect(page.querySelector('script')).toHaveAttribute('data-font', file);
    expect(page.querySelector('style')).toHaveTextContent(`url(${file})`);
  });

  it('takes the danda of a Hindi page from the Hindi font, though the Bengali one has it too', () => {
    const page = styled(languages.hi.code);
    for (const family of ['web-display', 'web-text']) {
      expect(variable(page, family)).toMatch(/'Devanagari \d+','Hind Bengali'$/);
    }
  });

  it.each([
    [languages.bn.code, 'Bengali'],
    [languages.hi.code, 'Devanagari'],
  ])('puts a local font of equal width after that of %s', (lang, script) => {
    const page = styled(lang);
    expect(variable(page, 'web-text')).toContain(`'${script} 100'`);
    expect(variable(page, 'font-text')).toMatch(
      `var(--web-text,'Local ${script} 100'),'Local ${script} 100','Hind fallback'`,
    );
    expect(page.querySelector('style')).toHaveTextContent(`local('Noto Sans ${script}')`);
  });

  it.each(languageCodes)('uses web fonts on a page of %s only if it is marked so', (lang) => {
    const style = styled(lang).querySelector('style')?.textContent ?? '';
    expect(style).toMatch(/\[data-fonts\]\{--web-display:Fraunces,/);
    expect(style).toMatch(/@media \(scripting:none\)\{:root\{--web-display:Fraunces,/);
    for (const family of ['font-display', 'font-text']) {
      expect(variable(styled(lang), family)).not.toMatch(
        /Fraunces,|'Hind (?:Siliguri|Bengali)|'(?:Bengali|Devanagari) \d/,
      );
    }
  });

  it.each([
    [languages.bn.code, fontFiles.bengaliBold],
    [languages.hi.code, fontFiles.devanagariBold],
  ])(
    'has bold letters in headings of %s, but asks for none before the page is marked',
    (lang, file) => {
      const style = styled(lang).querySelector('style')?.textContent ?? '';
      expect(style).toContain(`font-family:'${boldFamily}';font-weight:400 700`);
      expect(style).toContain(`url(${file})`);
      const families = [...style.matchAll(/([^{}]+)\{[^{}]*--web-(display|text):([^;}]*)/g)];
      const bold = families.filter(([, , , list]) => list?.includes(boldFamily));
      expect(bold.map(([, where, what]) => [where, what])).toEqual([
        ['[data-fonts][data-bold]', 'display'],
      ]);
    },
  );

  it('knows no bold letters on a page in English, whose script has them anyway', () => {
    expect(styled(languages.en.code).innerHTML).not.toContain(boldFamily);
  });

  it.each([
    [languages.en.code, 0.8125, 1.25],
    [languages.bn.code, 0.875, 1.5],
    [languages.hi.code, 0.875, 1.5],
  ])('sets the text of cards of %s in a size in which its letters are read', (lang, size, line) => {
    expect(parseFloat(variable(styled(lang), 'text-card'))).toBe(size);
    expect(Number(variable(styled(lang), 'line-card'))).toBe(line);
  });

  it.each([
    [languages.en.code, 1],
    [languages.bn.code, 1.3],
    [languages.hi.code, 1.3],
  ])('has room for the strokes of %s between lines', (lang, least) => {
    expect(Number(variable(styled(lang), 'line-least'))).toBeGreaterThanOrEqual(least);
  });
});
