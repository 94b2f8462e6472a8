import { youTubeId } from '@/data/normalise/playableMedia';

const ID = 'dQw4w9WgXcQ';

describe('youTubeId', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}&t=10s`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?list=PL1&index=2&v=${ID}#t=1`,
    `https://www.youtube.com/watch/?v=${ID}`,
    `https://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `http://www.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=a-b_c&t=3`,
    `https://youtu.be/${ID}/`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://youtube.com/shorts/${ID}?feature=share`,
    `https://www.youtube.com/live/${ID}?si=x`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
  ])('finds the id in %s', (address) => {
    expect(youTubeId(address)).toBe(ID);
  });

  it.each(['-_-_-_-_-_-', '00000000000', '___________'])('accepts %s as an id', (id) => {
    expect(youTubeId(`https://youtu.be/${id}`)).toBe(id);
  });

  it.each([
    '',
    ID,
    'youtube',
    `//youtu.be/${ID}`,
    `youtu.be/${ID}`,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/watch?v=${ID.slice(1)}`,
    'https://www.youtube.com/watch?v=dQw4w9WgXc%22',
    'https://www.youtube.com/embed/..%2F..%2Fevil',
    'https://www.youtube.com/@shopchannel',
    'https://www.youtube.com/playlist?list=PL00000000000',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://youtu.be/',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/watch?v=${ID}`,
    `https://evil.example/youtu.be/${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://vimeo.com/${ID}`,
    `javascript:alert(1)//youtu.be/${ID}`,
    `https://youtu.be/${ID.repeat(20)}`,
  ])('finds none in %j', (address) => {
    expect(youTubeId(address)).toBeUndefined();
  });
});
