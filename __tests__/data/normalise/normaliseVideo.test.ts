import { itemInLanguage } from '@/catalogue/itemInLanguage';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { normalise } from '../../helpers/normalise';
import { rawDocument } from '../../helpers/rawDocument';

const ID = 'dQw4w9WgXcQ';
const STILL = `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`;

function normalised(fields: unknown) {
  return normalise('video', rawDocument(fields, 'look')).item;
}

describe('normaliseVideo', () => {
  it.each([`https://youtu.be/${ID}?si=x`, ` http://www.youtube.com/shorts/${ID}\n`])(
    "reads the YouTube address %j, with YouTube's still as the poster",
    (address) => {
      const video = normalised({ title: 'A look', Vedioyoutube: address });
      expect(video).toStrictEqual({
        id: 'look',
        title: 'A look',
        media: { youTubeId: ID },
        poster: STILL,
      });
      expect(jsonRoundTrip(video)).toStrictEqual(video);
    },
  );

  it.each([
    '/pictures/clips/clip-1.mp4',
    '/pictures/clips/CLIP.MP4',
    'https://example.com/a.webm',
    'https://firebasestorage.googleapis.com/v0/b/s/o/a.mp4?alt=media&token=1',
  ])('plays the file %s itself, without a default poster', (file) => {
    const video = normalised({ Vedioyoutube: file });
    expect(video).toStrictEqual({ id: 'look', media: { file } });
    expect(jsonRoundTrip(video)).toStrictEqual(video);
  });

  it("prefers the shop's own still", () => {
    expect(normalised({ Vedioyoutube: `https://youtu.be/${ID}`, img: '/still.jpg' })).toMatchObject(
      {
        poster: '/still.jpg',
      },
    );
    expect(normalised({ Vedioyoutube: '/a.mp4', img: '/still.jpg' })).toMatchObject({
      poster: '/still.jpg',
    });
  });

  it.each([
    ['nothing', undefined],
    ['another site', 'https://vimeo.com/1234'],
    ['javascript:', `javascript:alert(1)//youtu.be/${ID}.mp4`],
    ['an address with credentials', `https://user:secret@youtu.be/${ID}`],
  ])('is left out when its address is %s', (_what, value) => {
    expect(normalised({ title: 'A look', Vedioyoutube: value, img: '/a.jpg' })).toBeUndefined();
  });

  it('carries what a customer said, beside a video or alone', () => {
    const typed = { words: ' Very  kind. ', customer: 'Rina', town: 'Kandi', day: '12 Sept 2026' };
    const quote = { words: 'Very kind.', customer: 'Rina', town: 'Kandi', day: '2026-09-12' };
    expect(normalised(typed)).toStrictEqual({ id: 'look', quote });
    expect(normalised({ ...typed, Vedioyoutube: '/a.mp4' })).toStrictEqual({
      id: 'look',
      media: { file: '/a.mp4' },
      quote,
    });
  });

  it('carries what a customer said in other languages, and the rest of it as typed', () => {
    const quote = { words: 'Kind.', customer: 'Rina', town: 'Kandi', day: '2026-09' };
    const translated = { words_bn: 'ভালো ব্যবহার।', town_bn: 'কান্দি', customer_hi: 'रीना' };
    const video = normalised({ ...quote, ...translated });
    expect(video?.translations).toEqual({
      bn: { quote: { ...quote, words: 'ভালো ব্যবহার।', town: 'কান্দি' } },
      hi: { quote: { ...quote, customer: 'रीना' } },
    });
    expect(video && itemInLanguage('video', video, 'bn')).toEqual({
      id: 'look',
      quote: { ...quote, words: 'ভালো ব্যবহার।', town: 'কান্দি' },
    });
  });

  it.each<[what: string, fields: object, codes: string[]]>([
    ['words alone', { words: 'Kind.' }, []],
    [
      'words beside what can not be played',
      { words: 'Kind.', Vedioyoutube: '/a.jpg' },
      ['unplayable'],
    ],
    ['a day that does not exist', { words: 'Kind.', day: '30 February 2026' }, ['unreadable']],
    ['a name without words', { title: 'A', Vedioyoutube: '/a.mp4', customer: 'Rina' }, ['noWords']],
    ['a translation alone', { title: 'A', Vedioyoutube: '/a.mp4', words_bn: 'ভালো' }, ['noWords']],
    ['a name alone', { customer: 'Rina' }, ['missing', 'missing', 'noWords', 'leftOut']],
  ])('tells the owner about %s', (_what, fields, codes) => {
    const { diagnostics } = normalise('video', rawDocument(fields, 'look'));
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});
