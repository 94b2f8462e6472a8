import { renderToStaticMarkup } from 'react-dom/server';
import { dictionaries } from '@/messages/dictionaries';
import { LanguageProvider } from '@/messages/LanguageProvider';
import type { LanguageCode } from '@/shop/LanguageCode';
import { MarkedText } from '@/ui/MarkedText';

function htmlOf(text: string, page: LanguageCode): string {
  return renderToStaticMarkup(
    <LanguageProvider language={dictionaries[page]}>
      <MarkedText text={text} />
    </LanguageProvider>,
  );
}

describe('MarkedText', () => {
  it.each<[page: LanguageCode, text: string]>([
    ['en', 'Silk Touch Foundation'],
    ['bn', 'সিল্ক টাচ ফাউন্ডেশন, 30'],
    ['hi', 'सिल्क टच फाउंडेशन।'],
    ['bn', '₹449'],
    ['bn', ''],
  ])('adds nothing on a page in %s to %s', (page, text) => {
    expect(htmlOf(text, page)).toBe(text);
  });

  it.each<[page: LanguageCode, text: string, html: string]>([
    ['en', 'ফাউন্ডেশন', '<span lang="bn">ফাউন্ডেশন</span>'],
    ['hi', 'Silk Touch', '<span lang="en">Silk Touch</span>'],
    [
      'bn',
      'Silk Touch হানি फाउंडेशन',
      '<span><span lang="en">Silk Touch</span> হানি <span lang="hi">फाउंडेशन</span></span>',
    ],
  ])('marks on a page in %s what is in another language of %s', (page, text, html) => {
    expect(htmlOf(text, page)).toBe(html);
  });
});
