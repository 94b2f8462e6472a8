import { reviewsOf } from '@/catalogue/reviewsOf';

const quote = { words: 'Kind people.' };

const words = { id: 'words', quote };

const about = { id: 'about', media: { file: '/clip-2.mp4' }, quote };

const own = { id: 'own', media: { youTubeId: 'dQw4w9WgXcQ' }, quote };

const silent = { id: 'silent', media: { file: '/look.mp4' } };

const clips = ['/clip-1.mp4', '/clip-2.mp4'];

describe('reviewsOf', () => {
  it('keeps clips and videos as they are while nobody speaks', () => {
    expect(reviewsOf(clips, [silent])).toEqual({ spoken: [], clips, videos: [silent] });
  });

  it('takes words in their order, and shows a clip or video of theirs once among the reviews', () => {
    expect(reviewsOf(clips, [words, silent, about, own])).toEqual({
      spoken: [words, about, own],
      clips: ['/clip-1.mp4'],
      videos: [silent, about],
    });
  });
});
