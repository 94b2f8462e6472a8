import { searchEnquiry } from '@/shop/links/searchEnquiry';
import fc from '../../helpers/fastCheck';
import { hostileTexts } from '../../helpers/hostileTexts';

const looking = (messages: string) => `I am looking for: ${messages}`;

describe('searchEnquiry', () => {
  it('has the greeting and the typed words', () => {
    expect(searchEnquiry('I am Interested', ' কাজল\n*stick* ', looking)).toBe(
      'I am Interested\nI am looking for: কাজল \u2217stick\u2217',
    );
  });

  it('has at most 2,000 encoded characters, whatever is typed', () => {
    fc.assert(
      fc.property(hostileTexts, (typed) => {
        const message = searchEnquiry('I am Interested', typed, looking);
        expect(encodeURIComponent(message).length).toBeLessThanOrEqual(2_000);
      }),
    );
  });
});
