import { limits } from '@/catalogue/limits';

describe('limits', () => {
  it('are the windows of the specification, section 9', () => {
    expect(limits).toEqual({ products: 45, photos: 45, slides: 9, videos: 9 });
  });
});
