import { fallbackCard } from '@/answers/preview/fallbackCard';
import { lastCards } from '@/answers/preview/lastCards';
import { aCard } from '../../helpers/aCard';

describe('lastCards', () => {
  it('returns the card that it stores', () => {
    const card = aCard();
    expect(lastCards.remember('Primer', card)).toBe(card);
  });

  it('has the last card of each page', () => {
    lastCards.remember('lens', aCard({ title: 'Old lenses' }));
    lastCards.remember('lens', aCard({ title: 'Lenses' }));
    lastCards.remember('Toner', aCard({ title: 'Toners' }));
    expect(lastCards.of('lens').title).toBe('Lenses');
    expect(lastCards.of('Toner').title).toBe('Toners');
    expect(lastCards.has('bn.Toner')).toBe(false);
  });

  it.each(['Highlighter', 'home', 'constructor', '__proto__'])(
    'falls back to the plain card of %s, which was never stored',
    (name) => {
      expect(lastCards.of(name)).toEqual(fallbackCard(name));
    },
  );
});
