import { sharedMessages } from '@/messages/en/sharedMessages';
import { jsonLdText } from '@/seo/DocumentSeo';
import { breadcrumbLd } from '@/seo/jsonLd/breadcrumbLd';
import { schemaFaults } from '../../helpers/schemaFaults';

describe('breadcrumbLd', () => {
  it('lists the home page and the page', () => {
    expect(breadcrumbLd(sharedMessages, { title: 'Lipe Palate', path: '/lipe-palate' })).toEqual({
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

  it('is valid for Google', () => {
    expect(
      schemaFaults(
        JSON.parse(jsonLdText([breadcrumbLd(sharedMessages, { title: 'Lens', path: '/lens' })])),
      ),
    ).toEqual([]);
  });
});
