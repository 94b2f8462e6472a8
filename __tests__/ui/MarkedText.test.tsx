import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dictionaries } from '@/messages/dictionaries';
import { LanguageProvider } from '@/messages/useLanguage';
import type { LanguageCode } from '@/shop/LanguageCode';
import { MarkedText } from '@/ui/MarkedText';
import { translateTexts } from '../../e2e/translateTexts';

const marked = (text: string, page: LanguageCode) => (
  <LanguageProvider language={dictionaries[page]}>
    <MarkedText text={text} />
  </LanguageProvider>
);

describe('MarkedText', () => {
  it.each<[page: LanguageCode, text: string]>([
    ['en', 'Silk Touch Foundation'],
    ['bn', 'সিল্ক টাচ ফাউন্ডেশন, 30'],
    ['hi', 'सिल्क टच फाउंडेशन।'],
    ['bn', '₹449'],
  ])('marks nothing on a page in %s in %s', (page, text) => {
    expect(renderToStaticMarkup(marked(text, page))).toBe(`<span>${text}</span>`);
  });

  it('is not there without a text', () => {
    expect(renderToStaticMarkup(marked('', 'en'))).toBe('');
  });

  it.each<[page: LanguageCode, text: string, html: string]>([
    ['en', 'ফাউন্ডেশন', '<span lang="bn">ফাউন্ডেশন</span>'],
    ['hi', 'Silk Touch', '<span lang="en">Silk Touch</span>'],
    [
      'bn',
      'Silk Touch হানি फाउंडेशन',
      '<span><span lang="en">Silk Touch</span><span> হানি </span><span lang="hi">फाउंडेशन</span></span>',
    ],
  ])('marks on a page in %s what is in another language of %s', (page, text, html) => {
    expect(renderToStaticMarkup(marked(text, page))).toBe(html);
  });

  const texts = ['Silk Touch', 'Velvet Dusk', 'ফাউন্ডেশন', 'Silk ফাউন্ডেশন', 'Velvet ফাউন্ডেশন'];
  const changes = texts.flatMap((before) => texts.map((after) => [before, after] as const));
  it.each(changes.filter(([before, after]) => before !== after))(
    'says "%s", then "%s" in a page that the browser translates',
    (before, after) => {
      const { container, rerender } = render(marked(before, 'en'));
      translateTexts(container);
      rerender(marked(after, 'en'));
      expect(container.textContent).toBe(after);
    },
  );
});
