import { mapAddress } from '@/shop/mapAddress';

const embedded = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3';

describe('mapAddress', () => {
  it.each([
    embedded,
    ` ${embedded} `,
    `<iframe src="${embedded}" width="600" height="450" style="border:0;" allowfullscreen=""></iframe>`,
    `<IFRAME width='600'\nsrc='${embedded}'>`,
  ])('accepts %j', (given) => {
    expect(mapAddress.parse(given)).toBe(embedded);
  });

  it('decodes HTML entities in the address of an iframe', () => {
    const given = '<iframe src="https://www.google.com/maps?q=Berhampore&amp;output=embed">';
    expect(mapAddress.parse(given)).toBe('https://www.google.com/maps?q=Berhampore&output=embed');
  });

  it.each(['https://www.openstreetmap.org/export/embed.html?bbox=1', embedded])(
    'accepts an address that can be embedded: %s',
    (given) => expect(mapAddress.parse(given)).toBe(given),
  );

  it.each([
    ['https://maps.app.goo.gl/AbCdEf123', 'is a link to share'],
    ['https://goo.gl/maps/AbCdEf123', 'is a link to share'],
    ['https://www.google.com/maps/place/Berhampore/@24.1,88.2,15z', 'of Google Maps itself'],
    ['https://maps.google.co.in/?q=Berhampore', 'of Google Maps itself'],
    ['<iframe></iframe>', 'should be a full address'],
    ['<iframe src="javascript:alert(1)"></iframe>', 'should be a full address'],
    ['<iframe src="https://maps.app.goo.gl/AbC"></iframe>', 'is a link to share'],
  ])('rejects %s with the reason: %s', (given, said) => {
    const { error } = mapAddress.safeParse(given);
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(said)]);
  });
});
