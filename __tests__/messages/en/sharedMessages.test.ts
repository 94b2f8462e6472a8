import { sharedMessages } from '@/messages/en/sharedMessages';

describe('sharedMessages.enquiry', () => {
  it('is the message of the specification, with and without a product name', () => {
    expect(sharedMessages.enquiry.message).toBe('I am Interested');
    expect(sharedMessages.enquiry.about('Eye Brow')).toBe('I am Interested in Eye Brow');
  });
});
