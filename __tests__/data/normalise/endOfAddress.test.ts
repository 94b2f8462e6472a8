import { endOfAddress } from '@/data/normalise/endOfAddress';

describe('endOfAddress', () => {
  it.each([
    ['https://scontent.xx.fbcdn.net/v/t39/rose.jpg?stp=dst&oh=00_A&oe=65A1B2C3', '2024-01-12'],
    ['https://scontent.cdninstagram.com/v/rose.jpg?oe=65a1b2c3', '2024-01-12'],
    ['https://cdn.discordapp.com/attachments/1/rose.jpg?ex=65a1b2c3&is=6&hm=a', '2024-01-12'],
    ['https://b.s3.amazonaws.com/rose.jpg?AWSAccessKeyId=A&Expires=1700000000', '2023-11-14'],
    ['https://d1.cloudfront.net/rose.jpg?Expires=1700000000&Signature=a', '2023-11-14'],
    [
      'https://b.s3.amazonaws.com/a.jpg?X-Amz-Date=20240101T120000Z&X-Amz-Expires=86400',
      '2024-01-02',
    ],
    [
      'https://storage.googleapis.com/b/a.jpg?X-Goog-Date=20240101T120000Z&X-Goog-Expires=3600',
      '2024-01-01',
    ],
    [
      'https://a.blob.core.windows.net/c/a.jpg?sv=1&se=2024-03-01T00%3A00%3A00Z&sig=a',
      '2024-03-01',
    ],
  ])('reads %s: %s', (address, day) => {
    expect(new Date(endOfAddress(address) ?? 0).toISOString().slice(0, 10)).toBe(day);
  });

  it.each([
    '/pictures/a.webp',
    'https://x.in/rose.jpg',
    'https://x.in/rose.jpg?oe=65A1B2C3',
    'https://scontent.xx.fbcdn.net/v/rose.jpg?oe=soon',
    'https://x.in/rose.jpg?expires=never',
    'https://x.in/rose.jpg?se=2024-03-01',
    'https://x.in/rose.jpg?X-Amz-Expires=86400',
    'https://firebasestorage.googleapis.com/v0/b/shop/o/rose.jpg?alt=media&token=1',
  ])('finds none in %s', (address) => {
    expect(endOfAddress(address)).toBeUndefined();
  });
});
