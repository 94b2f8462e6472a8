import { sharedMessages } from '@/messages/en/sharedMessages';

describe('the enquiry', () => {
  it('is the message of the specification, with or without the name of what is asked for', () => {
    expect(sharedMessages.enquiry.message).toBe('I am Interested');
    expect(sharedMessages.enquiry.about('Eye Brow')).toBe('I am Interested in Eye Brow');
  });
});
