import { previewHash } from '@/data/pages/previewAddress';
import { aCard } from '../../helpers/aCard';

describe('previewHash', () => {
  it.each([
    ['title', aCard({ title: 'Primer' })],
    ['order of the pictures', aCard({ pictures: [...aCard().pictures].reverse() })],
  ])('changes with the %s', (_what, card) => {
    expect(previewHash(card)).not.toBe(previewHash(aCard()));
  });
});
