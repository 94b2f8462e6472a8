import { normalisePhoto } from '@/server/normalise/normalisePhoto';
import { notText } from '../../helpers/notText';
import { rawDocument } from '../../helpers/rawDocument';
import { throughJson } from '../../helpers/throughJson';

function normalised(fields: unknown) {
  return normalisePhoto(rawDocument(fields, 'door')).item;
}

describe('normalisePhoto', () => {
  it('reads title, des and img', () => {
    const photo = { id: 'door', title: 'Our door', description: 'In red', image: '/door.jpg' };
    expect(normalised({ title: 'Our door', des: 'In red', img: '/door.jpg' })).toStrictEqual(photo);
    expect(throughJson(photo)).toStrictEqual(photo);
  });

  it.each(notText)('shows the picture alone when title and description are %s', (_what, value) => {
    const photo = normalised({ title: value, des: value, img: 'http://example.com/a.jpg' });
    expect(photo).toStrictEqual({ id: 'door', image: 'https://example.com/a.jpg' });
    expect(throughJson(photo)).toStrictEqual(photo);
  });

  it.each([...notText, ['javascript:', 'javascript:alert(1)'], ['another host', '//evil.example']])(
    'is left out when its picture is %s',
    (_what, value) => {
      expect(normalised({ title: 'Our door', des: 'In red', img: value })).toBeUndefined();
    },
  );

  it.each(notText)('is left out when the document is %s', (_what, fields) => {
    expect(normalised(fields)).toBeUndefined();
  });
});
