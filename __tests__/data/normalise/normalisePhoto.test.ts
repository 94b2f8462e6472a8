import { normalise } from '@/data/normalise/normaliseShelf';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { notText } from '../../helpers/notText';
import { rawDocument } from '../../helpers/rawDocument';

function normalised(fields: unknown) {
  return normalise('photo', rawDocument(fields, 'door')).item;
}

describe('normalisePhoto', () => {
  it('reads title, des and img', () => {
    const photo = { id: 'door', title: 'Our door', description: 'In red', image: '/door.jpg' };
    expect(normalised({ title: 'Our door', des: 'In red', img: '/door.jpg' })).toStrictEqual(photo);
    expect(jsonRoundTrip(photo)).toStrictEqual(photo);
  });

  it('is left out without a picture address, and when the document has no fields', () => {
    const noAddress = [
      'javascript:alert(1)',
      '//evil.example',
      ...notText.map(([, value]) => value),
    ];
    expect(noAddress.filter((img) => normalised({ title: 'Our door', img }))).toEqual([]);
    expect(notText.filter(([, fields]) => normalised(fields))).toEqual([]);
  });
});
