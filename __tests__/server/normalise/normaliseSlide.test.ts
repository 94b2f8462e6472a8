import { normaliseSlide } from '@/server/normalise/normaliseSlide';
import { notText } from '../../helpers/notText';
import { rawDocument } from '../../helpers/rawDocument';
import { throughJson } from '../../helpers/throughJson';

function normalised(fields: unknown) {
  return normaliseSlide(rawDocument(fields, 'season')).item;
}

describe('normaliseSlide', () => {
  it('reads three pictures in their order', () => {
    const slide = normalised({ slider3: '/3.jpg', slider1: '/1.jpg', slider2: '/2.jpg' });
    expect(slide).toStrictEqual({ id: 'season', images: ['/1.jpg', '/2.jpg', '/3.jpg'] });
    expect(throughJson(slide)).toStrictEqual(slide);
  });

  it.each([...notText, ['javascript:', 'javascript:alert(1)'], ['another host', '//evil.example']])(
    'closes the gap when a picture is %s',
    (_what, value) => {
      const slide = normalised({ slider1: '/1.jpg', slider2: value, slider3: '/3.jpg' });
      expect(slide).toStrictEqual({ id: 'season', images: ['/1.jpg', '/3.jpg'] });
      expect(throughJson(slide)).toStrictEqual(slide);
    },
  );

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
