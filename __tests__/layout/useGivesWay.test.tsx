import { renderHook } from '@testing-library/react';
import { useGivesWay } from '@/layout/useGivesWay';
import { scrollPage } from '../helpers/scrollPage';

describe('useGivesWay', () => {
  afterEach(() => scrollPage(0));

  it.each<[what: string, heights: number[], away: boolean]>([
    ['nobody has scrolled', [], false],
    ['somebody reads on', [300], true],
    ['it is only a little way from the top', [40, 80], false],
    ['it is a little further', [40, 93], true],
    ['somebody comes back by a thumb’s breadth', [600, 580], false],
    ['somebody comes back and reads on again', [600, 500, 700], true],
    ['the thumb trembles while reading', [600, 595, 601, 594], true],
    ['the thumb trembles on the way back', [600, 400, 405, 400], false],
    ['somebody reads on ever so slowly', [400, 300, 306, 312], true],
    ['somebody is back at the top', [600, 0], false],
  ])('when %s', (_what, heights, away) => {
    const { result } = renderHook(() => useGivesWay());
    scrollPage(...heights);
    expect(result.current).toBe(away);
  });

  it('starts from where the page stands', () => {
    scrollPage(600);
    const { result } = renderHook(() => useGivesWay());
    scrollPage(605);
    expect(result.current).toBe(false);
  });
});
