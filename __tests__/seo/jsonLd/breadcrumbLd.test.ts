import { bengali } from '@/messages/bn/bengali';
import { english } from '@/messages/en/english';
import { breadcrumbLd } from '@/seo/jsonLd/breadcrumbLd';

describe('breadcrumbLd', () => {
  it('lists the home page and the page', () => {
    expect(breadcrumbLd(english, { title: 'Lipe Palate', path: '/lipe-palate' })).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Lipe Palate',
          item: 'http://localhost:3000/lipe-palate',
        },
      ],
    });
  });

  it('begins at the home page of its language', () => {
    const { itemListElement } = breadcrumbLd(bengali, { title: 'Lens', path: '/bn/lens' });
    expect(itemListElement).toMatchObject([
      { name: bengali.messages.category.home, item: 'http://localhost:3000/bn' },
      { item: 'http://localhost:3000/bn/lens' },
    ]);
  });
});
