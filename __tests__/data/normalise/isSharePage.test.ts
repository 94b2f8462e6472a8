import { isSharePage } from '@/data/normalise/isSharePage';

describe('isSharePage', () => {
  it.each([
    'https://drive.google.com/file/d/1aBcD/view?usp=sharing',
    'https://drive.google.com/open?id=1aBcD',
    'https://photos.app.goo.gl/AbCdEf',
    'https://photos.google.com/share/AbC',
    'https://www.dropbox.com/s/abc/rose.jpg?dl=0',
    'https://1drv.ms/i/s!AbC',
    'https://www.instagram.com/p/AbC/',
  ])('detects %s', (address) => {
    expect(isSharePage(address)).toBe(true);
  });

  it.each([
    '/pictures/products/Toner-1.webp',
    '/drive.google.com/file/d/1',
    'https://drive.google.com/uc?export=view&id=1aBcD',
    'https://drive.google.com/thumbnail?id=1aBcD',
    'https://www.dropbox.com/s/abc/rose.jpg?raw=1',
    'https://dl.dropboxusercontent.com/s/abc/rose.jpg',
    'https://firebasestorage.googleapis.com/v0/b/shop/o/rose.jpg?alt=media',
    'https://drive.google.com.example.com/file/d/1',
  ])('accepts %s as a picture', (address) => {
    expect(isSharePage(address)).toBe(false);
  });
});
