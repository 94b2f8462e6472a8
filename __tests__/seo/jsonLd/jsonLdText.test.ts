import { breadcrumbLd } from '@/seo/jsonLd/breadcrumbLd';
import { jsonLdText } from '@/seo/jsonLd/jsonLdText';
import { words } from '@/words/en/words';

const hostile = ['</script><script>alert(1)</script>', '<!--', '<b>&amp;</b>'];

describe('jsonLdText', () => {
  it.each(hostile)('lets %j neither end the script nor change', (title) => {
    const text = jsonLdText([breadcrumbLd(words, { title: title, path: '/lens' })]);
    expect(text).not.toContain('<');
    expect(text).toContain('\\u003c');
    expect(JSON.parse(text)['@graph'][0].itemListElement[1].name).toBe(title);
  });

  it('puts several things into one graph', () => {
    const one = breadcrumbLd(words, { title: 'One', path: '/one' });
    const two = breadcrumbLd(words, { title: 'Two', path: '/two' });
    expect(JSON.parse(jsonLdText([one, two]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [one, two],
    });
  });
});
