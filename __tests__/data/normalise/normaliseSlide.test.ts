import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { normalise } from '../../helpers/normalise';
import { notText } from '../../helpers/notText';
import { rawDocument } from '../../helpers/rawDocument';

const noAddress: typeof notText = [
  ...notText,
  ['javascript:', 'javascript:alert(1)'],
  ['another host', '//evil.example'],
];

function normalised(fields: unknown) {
  return normalise('slide', rawDocument(fields, 'season')).item;
}

describe('normaliseSlide', () => {
  it('reads three pictures in their order', () => {
    const slide = normalised({ slider3: '/3.jpg', slider1: '/1.jpg', slider2: '/2.jpg' });
    expect(slide).toStrictEqual({
      id: 'season',
      pictures: [{ image: '/1.jpg' }, { image: '/2.jpg' }, { image: '/3.jpg' }],
    });
    expect(jsonRoundTrip(slide)).toStrictEqual(slide);
  });

  it('closes the gap when a picture has no address', () => {
    const pictures = [{ image: '/1.jpg' }, { image: '/3.jpg' }];
    for (const [what, value] of noAddress) {
      const slide = normalised({ slider1: '/1.jpg', slider2: value, slider3: '/3.jpg' });
      expect([what, slide]).toStrictEqual([what, { id: 'season', pictures }]);
    }
  });

  it('reads alternative text and link of each picture', () => {
    const slide = normalised({
      ...{ slider1: '/1.jpg', slider2: 'none', slider3: '/3.jpg' },
      ...{ alt1: ' A gajra ', alt2: 'Nobody sees this', link2: '/Primer' },
      ...{ link1: '/Hair-flower', link3: 'http://example.com/a' },
    });
    expect(slide?.pictures).toStrictEqual([
      { image: '/1.jpg', alt: 'A gajra', link: '/Hair-flower' },
      { image: '/3.jpg', link: 'https://example.com/a' },
    ]);
  });

  it('reads the words over each picture, cut to the room that they have', () => {
    const { item, diagnostics } = normalise(
      'slide',
      rawDocument({
        ...{ slider1: '/1.jpg', slider3: '/3.jpg' },
        ...{ headline1: ' For  Pujo ', headline2: 'Nobody sees this', line3: 'x'.repeat(41) },
      }),
    );
    expect(item?.pictures).toStrictEqual([
      { image: '/1.jpg', headline: 'For Pujo' },
      { image: '/3.jpg', line: `${'x'.repeat(39)}…` },
    ]);
    const shortened = diagnostics.filter(({ code }) => code === 'shortened');
    expect(shortened.map(({ field }) => field)).toEqual(['line3']);
  });

  it.each<[fields: object, missing: (string | undefined)[]]>([
    [{ slider1: '/1.jpg' }, []],
    [{ slider1: '/1.jpg', slider3: '/3.jpg' }, []],
    [{ slider2: '/2.jpg' }, ['slider1']],
    [{ slider1: '/1.jpg', line2: 'from ₹375', alt3: 'A sale' }, ['slider2', 'slider3']],
  ])('needs one picture, and one where words are: %j', (fields, missing) => {
    const { diagnostics } = normalise('slide', rawDocument(fields));
    expect(diagnostics.map(({ code, field }) => code === 'missing' && field)).toEqual(missing);
  });

  it('is left out when none of its three pictures has an address', () => {
    const shown = noAddress.filter(([, value]) =>
      normalised({ slider1: value, slider2: value, slider3: value, slider4: '/4.jpg' }),
    );
    expect(shown).toEqual([]);
  });
});
