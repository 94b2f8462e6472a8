import { shelfTexts, unlistedGoods } from '@/messages/ShelfTexts';

describe('shelfTexts', () => {
  const texts = shelfTexts(
    JSON.stringify({
      shelves: { Sandesh: { title: 'Sandesh', menu: 'SANDESH' } },
      groups: { sweets: { title: 'Sweets' } },
    }),
  );

  it('gives the names of a shelf and of a group', () => {
    expect(texts.labelsOf('Sandesh')).toEqual({ title: 'Sandesh', menu: 'SANDESH' });
    expect(texts.groupLabels('sweets')).toEqual({ title: 'Sweets' });
  });

  it('gives the slug itself where there is no row, as for a shelf that a device remembers', () => {
    expect(texts.labelsOf('Rasgulla')).toEqual({ title: 'Rasgulla' });
    expect(texts.groupLabels('makers')).toEqual({ title: 'makers' });
  });

  it('has no names without the variable', () => {
    expect(shelfTexts(undefined).labelsOf('Sandesh')).toEqual({ title: 'Sandesh' });
    expect(unlistedGoods(undefined)).toEqual([]);
  });
});
