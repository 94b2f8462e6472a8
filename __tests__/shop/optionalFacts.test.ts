import { readShopSettings } from '@/shop/readShopSettings';
import { shopEnvironment } from '../helpers/shopEnvironment';

describe('optional facts of the shop', () => {
  it('are absent when they are not set', () => {
    const facts = readShopSettings(shopEnvironment());
    expect(facts).not.toHaveProperty('hours');
    expect(facts).not.toHaveProperty('geo');
    expect(facts).not.toHaveProperty('priceRange');
    expect(facts.texts.en).toEqual({ name: facts.name, street: facts.street });
    expect(facts).not.toHaveProperty('shelfSize');
  });

  it.each(['1', ' 45 ', '99', '100', '300'])('show %s products on a shelf', (size) => {
    const facts = readShopSettings({ ...shopEnvironment(), SHOP_SHELF_SIZE: size });
    expect(facts.shelfSize).toBe(Number(size));
  });

  it('are read when they are set', () => {
    const settings = {
      SHOP_HOURS: 'Mo-Sa 10:00-20:30',
      SHOP_HOLIDAYS: '2026-10-20 closed',
      SHOP_GEO: '24.1005, 88.2510',
      SHOP_PRICE_RANGE: '₹100 to ₹5,000',
      SHOP_PAYMENT: ' Cash  or UPI ',
      SHOP_EXCHANGE: 'Within 7 days',
      SHOP_ORIGINAL: 'With a bill',
    };
    expect(readShopSettings({ ...shopEnvironment(), ...settings })).toMatchObject({
      hours: {
        times: [{ opens: '10:00', closes: '20:30' }],
        holidays: [{ from: '2026-10-20', to: '2026-10-20' }],
      },
      geo: { latitude: 24.1005, longitude: 88.251 },
      priceRange: '₹100 to ₹5,000',
      texts: {
        en: { payment: 'Cash or UPI', exchange: 'Within 7 days', original: 'With a bill' },
      },
    });
  });

  it.each([
    ['en bn', ['en', 'bn']],
    ['BN', ['en', 'bn']],
    [' hi, bn ', ['en', 'hi', 'bn']],
    ['en', ['en']],
  ])('name the languages %s, and English in any case', (typed, languages) => {
    const facts = readShopSettings({ ...shopEnvironment(), SHOP_LANGUAGES: typed });
    expect(facts.languages).toEqual(languages);
  });

  it('refuse a language that the site has no words for', () => {
    expect(() => readShopSettings({ ...shopEnvironment(), SHOP_LANGUAGES: 'en, ur' })).toThrow(
      'SHOP_LANGUAGES: should be some of en, bn, hi, separated by spaces',
    );
  });

  it('take the hours from the database when the setting says so', () => {
    const facts = readShopSettings({ ...shopEnvironment(), SHOP_HOURS: 'database' });
    expect(facts.hoursInDatabase).toBe(true);
    expect(facts).not.toHaveProperty('hours');
  });

  it('take the rules for delivery from the setting, or from the database when it says so', () => {
    const facts = (SHOP_DELIVERY: string) =>
      readShopSettings({ ...shopEnvironment(), SHOP_DELIVERY });
    expect(facts('742*: soon, 60').texts.en).toMatchObject({
      delivery: [{ from: 742000, to: 742999, when: 'soon', fee: 60 }],
    });
    expect(facts('database').deliveryInDatabase).toBe(true);
    expect(facts('database').texts.en).not.toHaveProperty('delivery');
  });

  it('name each wrong rule for delivery with its cure', () => {
    const settings = { ...shopEnvironment(), SHOP_DELIVERY: '742*: 60; 74: free; 742101: today' };
    expect(() => readShopSettings(settings)).toThrow(
      /SHOP_DELIVERY: "74: free" can't be read: PIN codes are .*\n.*SHOP_DELIVERY: "742101: today" can't be read: the cost/,
    );
  });

  it.each(['SHOP_BAND_SHELVES', 'SHOP_PUJO_SHELVES'])(
    'have shelves for the band of the home page only if they are set, by the name %s',
    (name) => {
      expect(readShopSettings(shopEnvironment())).not.toHaveProperty('bandShelves');
      const settings = { ...shopEnvironment(), [name]: ' Primer, blush Clipbox' };
      expect(readShopSettings(settings).bandShelves).toEqual(['Primer', 'blush', 'Clipbox']);
    },
  );

  it.each([
    ['absent', {}, undefined],
    ['no', { SHOP_DELIVERY_LINE: ' No ' }, ''],
    ['yes', { SHOP_DELIVERY_LINE: 'yes' }, undefined],
    ['words', { SHOP_DELIVERY_LINE: ' Delivered within 5 km ' }, 'Delivered within 5 km'],
  ])('have a line about home delivery when the setting is %s', (_what, setting, line) => {
    expect(readShopSettings({ ...shopEnvironment(), ...setting }).texts.en.deliveryLine).toBe(line);
  });

  it.each([
    [{}, []],
    [{ SHOP_PERCENT_SHELVES: 'Primer, blush' }, ['Primer', 'blush']],
    [{ SHOP_PERCENT_SHELVES: 'all' }, ['all']],
  ])('have with %j worked-out percents on %j', (setting, shelves) => {
    expect(readShopSettings({ ...shopEnvironment(), ...setting }).percentShelves).toEqual(shelves);
  });

  it.each([
    ['SHOP_HOURS', 'ten to eight'],
    ['SHOP_HOLIDAYS', '20 October closed'],
    ['SHOP_GEO', 'Berhampore'],
    ['SHOP_DELIVERY', 'everywhere'],
    ['SHOP_DELIVERY', `*: 60${';'.repeat(2_000)}`],
    ['SHOP_PAYMENT', 'x'.repeat(201)],
    ['SHOP_PRICE_RANGE', '₹'.repeat(100)],
  ])('stop the start when %s is malformed', (name, value) => {
    expect(() => readShopSettings({ ...shopEnvironment(), [name]: value })).toThrow(name);
  });
});
