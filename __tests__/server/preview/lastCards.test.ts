import { lastCards } from '@/server/preview/lastCards';
import { plainCard } from '@/server/preview/plainCard';
import { words } from '@/words/en/words';
import { aCard } from '../../helpers/aCard';

describe('lastCards', () => {
  it('gives back what it is to remember', () => {
    const card = aCard();
    expect(lastCards.remember('Primer', card)).toBe(card);
  });

  it('knows the last card of each page', () => {
    lastCards.remember('lens', aCard({ title: 'Old lenses' }));
    lastCards.remember('lens', aCard({ title: 'Lenses' }));
    lastCards.remember('Toner', aCard({ title: 'Toners' }));
    expect(lastCards.of('lens', words).title).toBe('Lenses');
    expect(lastCards.of('Toner', words).title).toBe('Toners');
  });

  it.each(['Highlighter', 'home', 'constructor', '__proto__'])(
    'has the plain card of %s, which was never remembered',
    (name) => {
      expect(lastCards.of(name, words)).toEqual(plainCard(name, words));
    },
  );
});
