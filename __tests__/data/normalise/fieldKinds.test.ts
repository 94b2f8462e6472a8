import { fieldKinds } from '@/data/normalise/fieldKinds';
import { notText } from '../../helpers/notText';

const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

const CLIP = 'https://example.com/a.mp4';

describe('fieldKinds', () => {
  it.each<[kind: keyof typeof fieldKinds, found: unknown, value: unknown, code: unknown]>([
    ['title', 'Rose', 'Rose', undefined],
    ['title', 'x'.repeat(161), `${'x'.repeat(159)}…`, 'shortened'],
    ['title', `Rose${' '.repeat(2000)}Toner`, 'Rose', 'shortened'],
    ['prose', 'x'.repeat(1201), `${'x'.repeat(1199)}…`, 'shortened'],
    ['note', 'x'.repeat(201), `${'x'.repeat(199)}…`, 'shortened'],
    ['rupees', '₹1,299/-', 1299, undefined],
    ['rupees', 'two hundred', undefined, 'unreadable'],
    ['rupees', 'Rs. 0/-', undefined, undefined],
    ['percent', '20 % off', 20, undefined],
    ['percent', '0%', undefined, undefined],
    ['percent', 0.2, undefined, 'unreadable'],
    ['picture', ' HTTP://example.com/a.jpg', 'https://example.com/a.jpg', 'insecure'],
    ['name', 'x'.repeat(71), 'x'.repeat(71), 'longTitle'],
    ['name', 'x'.repeat(70), 'x'.repeat(70), undefined],
    ['position', ' ৩ ', 3, undefined],
    ['position', -1.5, -1.5, undefined],
    ['position', 'first', undefined, 'unreadable'],
    ['yes', true, true, undefined],
    ['yes', ' Yes ', true, undefined],
    ['yes', 1, true, undefined],
    ['yes', 'হ্যাঁ', true, undefined],
    ['yes', 'no', undefined, undefined],
    ['yes', 'until Monday', undefined, 'unreadable'],
    ['no', ' No ', false, undefined],
    ['no', false, false, undefined],
    ['no', 'না', false, undefined],
    ['no', 'yes', undefined, undefined],
    ['no', 'only in town', undefined, 'unreadable'],
    ['link', '/Hair-flower#item-1', '/Hair-flower#item-1', undefined],
    ['link', 'http://example.com/a', 'https://example.com/a', 'insecure'],
    ['link', 'tel:+919876543210', undefined, 'unreadable'],
    ['picture', 'gs://shop/a.jpg', undefined, 'unreadable'],
    ['picture', 'file:///C:/rose.jpg', undefined, 'unreadable'],
    ['picture', 'a.jpg', undefined, 'unreadable'],
    ['video', VIDEO.replace('https', 'http'), VIDEO, undefined],
    ['video', CLIP.replace('https', 'http'), CLIP, 'insecure'],
    ['video', 'https://vimeo.com/1234', undefined, 'unplayable'],
    ['video', 'dQw4w9WgXcQ', undefined, 'unreadable'],
  ])('parses with %s the value %j', (kind, found, value, code) => {
    const reading = fieldKinds[kind].read(found);
    expect([reading.value, reading.code]).toEqual([value, code]);
  });

  it.each(Object.entries(fieldKinds).filter(([name]) => !['yes', 'soldOut', 'no'].includes(name)))(
    'distinguishes empty from unreadable values in %s',
    (_name, { read }) => {
      const empty = [undefined, null, '', ' \t\n '];
      for (const [, found] of notText) {
        expect([found, read(found)]).toEqual([
          found,
          empty.includes(found as string) ? {} : { code: 'unreadable' },
        ]);
      }
    },
  );
});
