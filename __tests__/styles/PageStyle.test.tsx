import { fontFiles } from '@styles/fontFaces';
import { globalStyle } from '@styles/globalStyle';
import { PageStyle } from '@styles/PageStyle';
import { tokens } from '@styles/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages } from '@/shop/languages';

function styled(code: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<PageStyle code={code} parts="" />);
  return page;
}

/** The value of a CSS variable that counts: the last one. */
function variable(page: HTMLElement, name: string): string {
  const style = page.querySelector('style')?.textContent ?? '';
  return [...style.matchAll(new RegExp(`--${name}:([^;}]*)`, 'g'))].at(-1)?.[1] ?? '';
}

describe('PageStyle', () => {
  it('preloads nothing and adds nothing in English', () => {
    const page = styled(languages.en.code);
    expect(page.querySelector('link[rel=preload]')).toBeNull();
    expect(page.querySelector('style')).toHaveTextContent(globalStyle, {
      normalizeWhitespace: false,
    });
  });

  it.each([
    [languages.bn.code, fontFiles.bengali],
    [languages.hi.code, fontFiles.devanagari],
  ])('preloads the font of %s', (lang, file) => {
    const page = styled(lang);
    expect(page.querySelector('link[rel=preload][as=font]')).toHaveAttribute('href', file);
    expect(page.querySelector('style')).toHaveTextContent(`url(${file})`);
  });

  it('takes the danda of a Hindi page from the Hindi font, though the Bengali one has it too', () => {
    const page = styled(languages.hi.code);
    for (const family of ['font-display', 'font-text']) {
      expect(variable(page, family)).toMatch(
        /'Devanagari \d+','Plain Devanagari \d+','Hind Bengali'/,
      );
    }
  });

  it.each([
    [languages.bn.code, 'Bengali'],
    [languages.hi.code, 'Devanagari'],
  ])('puts a local font of equal width after that of %s', (lang, script) => {
    const page = styled(lang);
    expect(variable(page, 'font-text')).toContain(
      `'${script} 100','Plain ${script} 100','Hind Bengali','Local ${script} 100','Hind fallback'`,
    );
    expect(page.querySelector('style')).toHaveTextContent(`local('Noto Sans ${script}')`);
  });

  it.each([
    [languages.en.code, 'Hind Siliguri', fontFiles.textBold],
    [languages.bn.code, 'Bengali 100', fontFiles.bengaliBold],
    [languages.hi.code, 'Devanagari 108', fontFiles.devanagariBold],
  ])('has the bold letters of %s in the family %s', (lang, family, file) => {
    const style = styled(lang).querySelector('style')?.textContent ?? '';
    expect(style).toMatch(new RegExp(`font-family:'${family}';font-weight:600 700;[^}]*${file}`));
  });

  it.each([languages.bn.code, languages.hi.code])(
    'has higher lines for %s, at least 1.35 times its letters',
    (lang) => {
      expect(variable(styled(lang), 'leading')).toBe(`max(1.35em,1.05*${tokens.leading})`);
    },
  );
});
