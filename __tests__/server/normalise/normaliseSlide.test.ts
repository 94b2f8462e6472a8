import { excerpt } from '@/server/normalise/excerpt';
import { normaliseSlide } from '@/server/normalise/normaliseSlide';
import { hostileAddresses } from '../../helpers/hostileAddresses';
import { notText } from '../../helpers/notText';
import { rawDocument } from '../../helpers/rawDocument';
import { throughJson } from '../../helpers/throughJson';

function normalised(fields: unknown) {
  return normaliseSlide(rawDocument(fields, 'season')).item;
}

describe('normaliseSlide', () => {
  it('reads three pictures in their order', () => {
    const slide = normalised({ slider3: '/3.jpg', slider1: '/1.jpg', slider2: '/2.jpg' });
    expect(slide).toStrictEqual({
      id: 'season',
      pictures: [{ image: '/1.jpg' }, { image: '/2.jpg' }, { image: '/3.jpg' }],
    });
    expect(throughJson(slide)).toStrictEqual(slide);
  });

  it.each([...notText, ['javascript:', 'javascript:alert(1)'], ['another host', '//evil.example']])(
    'closes the gap when a picture is %s',
    (_what, value) => {
      const slide = normalised({ slider1: '/1.jpg', slider2: value, slider3: '/3.jpg' });
      expect(slide).toStrictEqual({
        id: 'season',
        pictures: [{ image: '/1.jpg' }, { image: '/3.jpg' }],
      });
      expect(throughJson(slide)).toStrictEqual(slide);
    },
  );

  it('reads what a picture shows and where it leads, each with its own picture', () => {
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

  it.each(hostileAddresses)('leads nowhere by the address %j', (link1) => {
    const { item, remarks } = normaliseSlide(rawDocument({ slider1: '/1.jpg', link1 }));
    expect(item?.pictures).toStrictEqual([{ image: '/1.jpg' }]);
    expect(remarks.filter(({ field }) => field === 'link1').map(({ code }) => code)).toEqual(
      excerpt(link1) === undefined ? [] : ['unreadable'],
    );
  });

  it('misses neither description nor link where there is none', () => {
    const { remarks } = normaliseSlide(
      rawDocument({ slider1: '/1.jpg', slider2: '/2.jpg', slider3: '/3.jpg' }),
    );
    expect(remarks).toEqual([]);
  });

  it.each(notText)('is left out when all its pictures are %s', (_what, value) => {
    expect(normalised({ slider1: value, slider2: value, slider3: value })).toBeUndefined();
  });

  it.each([['a fourth picture alone', { slider4: '/4.jpg' }], ...notText])(
    'is left out when the document is %s',
    (_what, fields) => {
      expect(normalised(fields)).toBeUndefined();
    },
  );
});
