import { playableMedia } from '@/data/normalise/playableMedia';
import fc from '../../helpers/fastCheck';

const ID = 'dQw4w9WgXcQ';

describe('playableMedia', () => {
  it('reads the id of every video, in any form of its address', () => {
    const players = fc.constantFrom(
      ...['https://youtu.be/', 'https://www.youtube.com/watch?v=', 'https://youtube.com/shorts/'],
      ...['https://m.youtube.com/watch?app=m&v=', 'https://www.youtube-nocookie.com/embed/'],
    );
    const ids = fc.stringMatching(/^[\w-]{11}$/);
    const property = fc.property(players, ids, fc.constantFrom('', '#t=1'), (player, id, end) => {
      expect(playableMedia(player + id + end)).toEqual({ youTubeId: id });
    });
    fc.assert(property);
  });

  it.each([
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?list=PL1&index=2&v=${ID}#t=1`,
    `https://youtu.be/${ID}/?si=a-b_c`,
    `https://www.youtube.com/live/${ID}?si=x`,
    `https://www.youtube.com/v/${ID}`,
  ])('finds the id in %s', (address) => {
    expect(playableMedia(address)).toEqual({ youTubeId: ID });
  });

  it.each([
    '',
    ID,
    `//youtu.be/${ID}`,
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=dQw4w9WgXc%22',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `javascript:alert(1)//youtu.be/${ID}`,
  ])('finds none in %j', (address) => {
    expect(playableMedia(address)).toBeUndefined();
  });
});
