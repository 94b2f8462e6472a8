import { words } from '@/words/en/words';

describe('the enquiry', () => {
  it('is the message of the specification, with or without the name of what is asked for', () => {
    expect(words.enquiry.message).toBe('I am Interested');
    expect(words.enquiry.about('Eye Brow')).toBe('I am Interested in Eye Brow');
  });
});
