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
    'https://instagram.com/reel/AbC',
    'https://dropbox.com/s/abc/rose.jpg?dl=0',
    'https://www.dropbox.com/scl/fi/abc/rose.jpg?rlkey=d&dl=0',
    'https://m.dropbox.com/s/abc/rose.jpg',
    'https://ibb.co/AbC',
    'https://www.imgbb.com/AbC',
    'https://postimg.cc/AbC',
    'https://imgur.com/a/AbC',
    'https://m.imgur.com/AbC',
    'https://m.facebook.com/story.php?id=1',
    'https://web.facebook.com/photo/?fbid=1',
    'https://www.facebook.com/marketplace/item/1',
    'https://fb.watch/AbC/',
    'https://wa.me/919876543210',
    'https://api.whatsapp.com/send?phone=1',
    'https://www.canva.com/design/AbC/view',
    'https://mega.nz/file/AbC',
    'https://in.pinterest.com/pin/1/',
    'https://www.pinterest.co.uk/pin/1/',
    'https://pin.it/AbC',
    'https://share.google/AbC',
    'https://share.google/images/AbC',
    'https://images.app.goo.gl/AbC',
    'https://www.google.com/imgres?imgurl=a',
    'https://www.google.co.in/search?q=rose',
    'https://onedrive.live.com/?id=1',
    'https://shop-my.sharepoint.com/:i:/g/AbC',
    'https://www.icloud.com/photos/#AbC',
    'https://share.icloud.com/photos/AbC',
    'https://www.flickr.com/photos/a/1',
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
    'https://i.ibb.co/abc/rose.jpg',
    'https://i.postimg.cc/abc/rose.jpg',
    'https://i.imgur.com/abc.jpg',
    'https://i.pinimg.com/736x/a.jpg',
    'https://scontent.fccu1-1.fna.fbcdn.net/v/rose.jpg?oe=1',
    'https://live.staticflickr.com/1/2.jpg',
    'https://lh3.googleusercontent.com/pw/AbC',
    'https://notibb.co/rose.jpg',
    'https://ibb.co.example.com/rose.jpg',
    'https://shop.example/wa.me/rose.jpg',
    'https://firebasestorage.googleapis.com/v0/b/shop/o/rose.jpg?alt=media',
    'https://drive.google.com.example.com/file/d/1',
  ])('accepts %s as a picture', (address) => {
    expect(isSharePage(address)).toBe(false);
  });
});
