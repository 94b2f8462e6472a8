import { readings } from '@/data/source/readings';
import { importFresh } from '../../helpers/importFresh';
import { resetCaches } from '../../helpers/resetCaches';

const PATH = '@/data/source/readings';

beforeEach(resetCaches);

describe('readings', () => {
  it('are empty before the first read', () => {
    expect(readings()).toEqual({ readAt: new Map(), failing: new Set() });
  });

  it('are shared across bundles', () => {
    importFresh<{ readings: typeof readings }>(PATH).readings().readAt.set('WAX Stick', 1_000);
    const other = importFresh<{ readings: typeof readings }>(PATH);
    expect(other.readings).not.toBe(readings);
    expect(other.readings()).toBe(readings());
    expect(readings().readAt.get('WAX Stick')).toBe(1_000);
  });
});
