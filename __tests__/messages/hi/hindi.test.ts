import { dictionaries } from '@/messages/dictionaries';
import { clock, clockOf, dayName, dayOf } from '@/messages/hi/calendar';

const { messages, shortlist, search, howToBuy, categoryPage: category } = dictionaries.hi;

describe('singular and plural in Hindi', () => {
  it.each([
    [shortlist.unpriced(1), '1 प्रोडक्ट का दाम यहां नहीं लिखा है, वह कुल में नहीं जुड़ा है।'],
    [shortlist.unpriced(2), '2 प्रोडक्ट के दाम यहां नहीं लिखे हैं, वे कुल में नहीं जुड़े हैं।'],
    [shortlist.shared.left(3), 'इसके 3 प्रोडक्ट अब साइट पर नहीं हैं।'],
    [shortlist.shared.added(4), 'आपकी लिस्ट में 4 प्रोडक्ट हैं।'],
  ])('agree: %s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('prices and counts in Hindi', () => {
  it.each([
    [search.productsAt({ least: 1500, off: 1 }, ''), '₹1,500 से ऊपर के छूट वाले प्रोडक्ट'],
    [search.productsAt({ most: 300 }, ''), '₹300 तक के प्रोडक्ट'],
    [search.productsAt({ most: 300, off: 1 }, 'काजल'), 'काजल, ₹300 तक, छूट के साथ'],
    [search.productsAt({ least: 100, most: 300 }, 'लिपस्टिक'), 'लिपस्टिक, ₹100 से ₹300 तक'],
    [search.productsAt({ off: 50 }, ''), '50% या ज़्यादा छूट वाले प्रोडक्ट'],
    [shortlist.message.total('₹900', 2), 'कुल ₹900, और 2 की कीमत पूछनी है'],
  ])('are said as in a shop: %s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('enquiries in Hindi', () => {
  it('begin with the line by which the shop knows its own enquiries', () => {
    expect(messages.enquiry.message).toBe('I am Interested');
    expect(messages.enquiry.about('मस्कारा').split('\n')).toEqual([
      'I am Interested',
      'मुझे इसके बारे में जानना है: मस्कारा',
    ]);
  });
});

describe('the words of Hindi', () => {
  it('call a button by its label where a sentence tells to press it', () => {
    const { whatsAppInquiry, callBook } = messages.product;
    expect(howToBuy.ask.text).toContain(`“${whatsAppInquiry}”`);
    expect(howToBuy.ask.text).toContain(`“${callBook}”`);
  });

  it('put a category’s title and its prices into one sentence', () => {
    const { from, upTo, inTown } = category.title;
    expect(`${inTown('प्राइमर', messages.place.town)} ${[from('₹375'), upTo(25)].join(', ')}`).toBe(
      'बहरमपुर में प्राइमर ₹375 से, 25% तक छूट',
    );
  });
});

describe('times of day in Hindi', () => {
  it.each([
    [0, 'रात 12 बजे'],
    [3 * 60 + 59, 'रात 3:59 बजे'],
    [4 * 60, 'सुबह 4 बजे'],
    [10 * 60 + 5, 'सुबह 10:05 बजे'],
    [12 * 60, 'दोपहर 12 बजे'],
    [16 * 60, 'शाम 4 बजे'],
    [19 * 60 + 30, 'शाम 7:30 बजे'],
    [20 * 60, 'रात 8 बजे'],
  ])('call minute %i of the day %s', (minutes, words) => {
    expect(clock(minutes)).toBe(words);
  });

  it('are read from a moment on the visitor’s clock', () => {
    expect(clockOf(new Date(2026, 10, 9, 15, 4))).toBe('दोपहर 3:04 बजे');
    expect(clockOf(new Date(2026, 10, 9, 20, 0))).toBe('रात 8 बजे');
  });
});

describe('dates in Hindi', () => {
  it('have the day and one of twelve months, in Latin digits', () => {
    const days = Array.from({ length: 12 }, (_, month) => dayOf(new Date(2026, month, 9)));
    expect(days[0]).toBe('9 जनवरी');
    expect(days[11]).toBe('9 दिसंबर');
    expect(new Set(days).size).toBe(12);
  });

  it.each([
    ['2026-09-02', '2 सितंबर 2026'],
    ['2026-09', 'सितंबर 2026'],
  ])('say %s as %s', (date, words) => {
    expect(dayName(date)).toBe(words);
  });
});
