import { youTubeId } from '@/data/normalise/playableMedia';

const ID = 'dQw4w9WgXcQ';

describe('youTubeId', () => {
  it.each([
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?list=PL1&index=2&v=${ID}#t=1`,
    `https://www.youtube.com/watch/?v=${ID}`,
    `http://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `https://youtu.be/${ID}/?si=a-b_c`,
    `https://www.youtube.com/live/${ID}?si=x`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube.com/v/${ID}`,
  ])('finds the id in %s', (address) => {
    expect(youTubeId(address)).toBe(ID);
  });

  it.each([
    '',
    ID,
    `//youtu.be/${ID}`,
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=dQw4w9WgXc%22',
    'https://www.youtube.com/@shopchannel',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/youtu.be/${ID}`,
    `javascript:alert(1)//youtu.be/${ID}`,
  ])('finds none in %j', (address) => {
    expect(youTubeId(address)).toBeUndefined();
  });
});
