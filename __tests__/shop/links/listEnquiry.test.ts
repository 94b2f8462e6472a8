import { categories } from '@/catalogue/categories';
import { listFragment } from '@/catalogue/shortlist/listFragment';
import { listEnquiry } from '@/shop/links/listEnquiry';
import { anyShortlisted } from '../../helpers/anyShortlisted';
import fc from '../../helpers/fastCheck';

const say = (title: string, note: string) => `${title}${note && ` (${note})`}, ₹450`;
const address = 'https://shop.example/shortlist#lens=a';

function enquiryFor(...titles: string[]) {
  return {
    greeting: 'I am Interested',
    lines: titles.map((title) => ({ title, note: '', say })),
    total: 'Total ₹900',
    count: '2 products',
    address,
  };
}

function lengthOf(text: string): number {
  return encodeURIComponent(text).length;
}

describe('listEnquiry', () => {
  it('has the greeting, a numbered line for each product, the total and one link', () => {
    expect(listEnquiry(enquiryFor('Kajol', 'Blush'))).toEqual({
      text: ['I am Interested', '1. Kajol, ₹450', '2. Blush, ₹450', 'Total ₹900', address].join(
        '\n',
      ),
    });
  });

  it('includes the visitor’s notes', () => {
    const list = { ...enquiryFor(), lines: [{ title: 'Kajol', note: 'the *darker* one', say }] };
    expect(listEnquiry(list).text).toContain('1. Kajol (the ∗darker∗ one), ₹450');
  });

  it('says who asks between the total and the link, without WhatsApp formatting', () => {
    const { text } = listEnquiry({
      ...enquiryFor('Kajol'),
      sender: ['Name: *Rina*', 'Day: 1 May'],
    });
    expect(text.split('\n').slice(2)).toEqual([
      'Total ₹900',
      'Name: ∗Rina∗',
      'Day: 1 May',
      address,
    ]);
  });

  it.each([
    [
      ['Name: Rina', 'Day: 1 May'],
      ['Name: Rina', 'Day: 1 May'],
    ],
    [[`Name: ${'র'.repeat(300)}`, 'Day: 1 May'], ['Day: 1 May']],
  ])('keeps of who asks what has room when the lines have none', (sender, kept) => {
    const titles = Array.from({ length: 40 }, () => 'কাজল'.repeat(9));
    const { text, without } = listEnquiry({ ...enquiryFor(...titles), sender });
    expect(without).toBe('lines');
    expect(lengthOf(text)).toBeLessThanOrEqual(2_000);
    expect(text.split('\n').slice(3, -1)).toEqual(kept);
  });

  it('cuts long titles first, all to the same length, and says so', () => {
    const { text, without } = listEnquiry(enquiryFor('a'.repeat(3000), 'b'.repeat(3000), 'Kajol'));
    expect(without).toBe('titles');
    expect(lengthOf(text)).toBeLessThanOrEqual(2_000);
    expect(lengthOf(text)).toBeGreaterThan(1_980);
    const [, first = '', second = '', third] = text.split('\n');
    expect(first.length).toBe(second.length);
    expect(third).toBe('3. Kajol, ₹450');
  });

  it('falls back to the link when readable titles do not fit', () => {
    const { text, without } = listEnquiry(
      enquiryFor(...Array.from({ length: 40 }, () => 'কাজল'.repeat(9))),
    );
    expect(without).toBe('lines');
    expect(text.split('\n')).toEqual(['I am Interested', '2 products', 'Total ₹900', address]);
  });

  it('never exceeds 2,000 encoded characters, whatever the list', () => {
    fc.assert(
      fc.property(anyShortlisted, (list) => {
        const { text, without } = listEnquiry({
          greeting: 'I am Interested',
          lines: list.map(({ title = 'Lens', note = '' }) => ({ title, note, say })),
          total: 'Total ₹12,34,567.50, and what is to be asked for',
          count: '40 products, all in this list:',
          address: `https://www.a-long-name-of-a-shop.example/shortlist#${listFragment(list)}`,
        });
        expect(lengthOf(text)).toBeLessThanOrEqual(2_000);
        const lines = text.split('\n');
        expect(lines).toHaveLength(without === 'lines' ? 4 : list.length + 3);
        expect(lines[0]).toBe('I am Interested');
        expect(lines.at(-1)).toContain('/shortlist#');
      }),
    );
  });

  it('has room for the link of the longest list across all shelves', () => {
    const list = Array.from({ length: 40 }, (_, at) => ({
      slug: categories[at % categories.length]?.slug ?? 'lens',
      id: `গোলাপ ${at}`,
      shade: 'Rose Beige',
      quantity: 99,
    }));
    const { text, without } = listEnquiry({
      ...enquiryFor(...list.map(() => 'A'.repeat(200))),
      address: `https://www.a-long-name-of-a-shop.example/shortlist#${listFragment(list)}`,
    });
    expect(without).toBe('lines');
    expect(lengthOf(text)).toBeLessThanOrEqual(2_000);
  });
});
