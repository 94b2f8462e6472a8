import { english } from '@/messages/en/english';
import { breadcrumbLd } from '@/seo/jsonLd/breadcrumbLd';
import { jsonLdText } from '@/seo/jsonLd/jsonLdText';

const hostile = ['</script><script>alert(1)</script>', '<!--', '<b>&amp;</b>'];

describe('jsonLdText', () => {
  it.each(hostile)('escapes %j without changing it', (title) => {
    const text = jsonLdText([breadcrumbLd(english, { title: title, path: '/lens' })]);
    expect(text).not.toContain('<');
    expect(text).toContain('\\u003c');
    expect(JSON.parse(text)['@graph'][0].itemListElement[1].name).toBe(title);
  });

  it('combines several items into one graph', () => {
    const one = breadcrumbLd(english, { title: 'One', path: '/one' });
    const two = breadcrumbLd(english, { title: 'Two', path: '/two' });
    expect(JSON.parse(jsonLdText([one, two]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [one, two],
    });
  });
});
