import { homeVideos } from '@/catalogue/homeVideos';
import type { CustomerWords, Video } from '@/catalogue/items';

const media = { file: '/clip-1.mp4' };
const named = (words: string): CustomerWords => ({ words, customer: 'Rina', town: 'Kandi' });

describe('homeVideos', () => {
  it('keeps three quotes with name and town, in their order, without the day', () => {
    const all: Video[] = [
      { id: 'a', said: { ...named('One.'), day: '2026-09-12' } },
      { id: 'b', said: { words: 'Nobody knows who.' } },
      ...['c', 'd', 'e'].map((id): Video => ({ id, media, said: named(id) })),
    ];
    expect(homeVideos(all)).toEqual([
      { id: 'a', said: named('One.') },
      { id: 'c', media, said: named('c') },
      { id: 'd', media, said: named('d') },
      { id: 'e', media },
    ]);
  });

  it('takes words without name or town where there are no others, and keeps silent videos', () => {
    const all: Video[] = [
      { id: 'a', media },
      { id: 'b', said: { words: 'Kind people.' } },
    ];
    expect(homeVideos(all)).toEqual(all);
  });
});
