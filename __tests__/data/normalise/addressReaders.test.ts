import { normalise } from '@/data/normalise/normaliseCollection';
import { shop } from '@/shop/shop';

const still = 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg';

const elsewhere = 'https://pictures.example.net/rose.jpg';

const photo = (img: string) => normalise('photo', { id: '1', fields: { title: 'Door', img } });

/** Whether an address is taken for that of a page, and not of a picture. */
function isPage(img: string): boolean {
  return photo(img).diagnostics.some(({ code }) => code === 'noPicture');
}

/** When a picture's address says that it ends: the day in India. */
function endOf(img: string): string | undefined {
  return photo(img).diagnostics.find(({ code }) => code === 'addressEnds')?.meant;
}

/** Restricts pictures to the configured hosts for the rest of a test. */
function configuredHostsOnly(): void {
  Object.assign(shop, { pictureHostsOnly: true });
}

describe('the hosts of pictures', () => {
  afterEach(() => {
    Object.assign(shop, { pictureHostsOnly: undefined });
  });

  it.each([
    [still, still],
    ['/pictures/rose.webp', '/pictures/rose.webp'],
    [elsewhere, undefined],
    ['https://i.ytimg.com/elsewhere.jpg', undefined],
  ])('of a picture at %s shows %s when only configured hosts are allowed', (img, shown) => {
    expect(photo(img).item?.image).toBe(img);
    configuredHostsOnly();
    expect(photo(img).item?.image).toBe(shown);
  });

  it('leaves out photos and clips of other hosts, and keeps a video whose still is on one', () => {
    configuredHostsOnly();
    const fields = { Vedioyoutube: 'https://youtu.be/dQw4w9WgXcQ', img: elsewhere };
    expect(photo(elsewhere).diagnostics).toContainEqual({
      code: 'foreignHost',
      field: 'img',
      found: elsewhere,
    });
    expect(normalise('video', { id: '1', fields }).item?.poster).toBe(still);
    const clip = { Vedioyoutube: 'https://clips.example.net/a.mp4' };
    expect(normalise('video', { id: '2', fields: clip }).item).toBeUndefined();
  });
});

describe('the end of an address', () => {
  it.each([
    ['https://scontent.xx.fbcdn.net/v/t39/rose.jpg?stp=dst&oh=00_A&oe=65A1B2C3', '2024-01-13'],
    ['https://scontent.cdninstagram.com/v/rose.jpg?oe=65a1b2c3', '2024-01-13'],
    ['https://cdn.discordapp.com/attachments/1/rose.jpg?ex=65a1b2c3&is=6&hm=a', '2024-01-13'],
    ['https://b.s3.amazonaws.com/rose.jpg?AWSAccessKeyId=A&Expires=1700000000', '2023-11-15'],
    ['https://d1.cloudfront.net/rose.jpg?Expires=1700000000&Signature=a', '2023-11-15'],
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
    expect(endOf(address)).toBe(day);
  });

  it.each([
    '/pictures/a.webp',
    'https://x.in/rose.jpg',
    'https://x.in/rose.jpg?oe=65A1B2C3',
    'https://scontent.xx.fbcdn.net/v/rose.jpg?oe=soon',
    'https://x.in/rose.jpg?X-Amz-Expires=86400',
    'https://firebasestorage.googleapis.com/v0/b/shop/o/rose.jpg?alt=media&token=1',
  ])('finds none in %s', (address) => {
    expect(endOf(address)).toBeUndefined();
  });
});

describe('the address of a page around a picture', () => {
  it.each([
    'https://drive.google.com/file/d/1aBcD/view?usp=sharing',
    'https://drive.google.com/open?id=1aBcD',
    'https://photos.app.goo.gl/AbCdEf',
    'https://photos.google.com/share/AbC',
    'https://www.dropbox.com/s/abc/rose.jpg?dl=0',
    'https://1drv.ms/i/s!AbC',
    'https://www.instagram.com/p/AbC/',
    'https://ibb.co/AbC',
    'https://postimg.cc/AbC',
    'https://imgur.com/a/AbC',
    'https://m.facebook.com/story.php?id=1',
    'https://fb.watch/AbC/',
    'https://wa.me/919876543210',
    'https://api.whatsapp.com/send?phone=1',
    'https://www.canva.com/design/AbC/view',
    'https://mega.nz/file/AbC',
    'https://www.pinterest.co.uk/pin/1/',
    'https://pin.it/AbC',
    'https://share.google/AbC',
    'https://images.app.goo.gl/AbC',
    'https://www.google.com/imgres?imgurl=a',
    'https://www.google.co.in/search?q=rose',
    'https://lens.google.com/search?p=AbC',
    'https://web.whatsapp.com/',
    'https://docs.google.com/spreadsheets/d/1aBcD/edit#gid=0',
    'https://onedrive.live.com/?id=1',
    'https://shop-my.sharepoint.com/:i:/g/AbC',
    'https://www.icloud.com/photos/#AbC',
    'https://www.flickr.com/photos/a/1',
  ])('detects %s', (address) => {
    expect(isPage(address)).toBe(true);
  });

  it.each([
    '/pictures/products/Toner-1.webp',
    'https://drive.google.com/uc?export=view&id=1aBcD',
    'https://drive.google.com/thumbnail?id=1aBcD',
    'https://encrypted-tbn0.gstatic.com/images?q=tbn:AbC',
    'https://www.dropbox.com/s/abc/rose.jpg?raw=1',
    'https://dl.dropboxusercontent.com/s/abc/rose.jpg',
    'https://i.ibb.co/abc/rose.jpg',
    'https://scontent.fccu1-1.fna.fbcdn.net/v/rose.jpg?oe=1',
    'https://live.staticflickr.com/1/2.jpg',
    'https://lh3.googleusercontent.com/pw/AbC',
    'https://ibb.co.example.com/rose.jpg',
    'https://shop.example/wa.me/rose.jpg',
    'https://firebasestorage.googleapis.com/v0/b/shop/o/rose.jpg?alt=media',
    'https://drive.google.com.example.com/file/d/1',
  ])('accepts %s as a picture', (address) => {
    expect(isPage(address)).toBe(false);
  });
});
