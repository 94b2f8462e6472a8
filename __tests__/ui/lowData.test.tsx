import { isLowData, lowData } from '@/ui/lowData';

/** A visitor who has chosen, and a browser with this setting. */
function aVisit(chosen: 'yes' | 'no' | '', saveData: boolean | undefined): void {
  lowData.change(() => chosen);
  const connection = saveData === undefined ? undefined : { saveData };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

afterEach(() => {
  aVisit('', undefined);
  jest.restoreAllMocks();
});

const visits = [
  ['', undefined, false],
  ['', false, false],
  ['', true, true],
  ['yes', undefined, true],
  ['yes', false, true],
  ['no', true, false],
] as const;

describe.each(visits)('chosen "%s", the browser saves data: %s', (chosen, saveData, isLow) => {
  beforeEach(() => aVisit(chosen, saveData));

  it(`less data is used: ${isLow}`, () => {
    expect(isLowData()).toBe(isLow);
  });
});

describe('lowData', () => {
  it.each(['maybe', 1, null, { yes: true }])('takes %j in storage for no choice', (stored) => {
    localStorage.setItem('less-data', JSON.stringify(stored));
    window.dispatchEvent(new StorageEvent('storage', { key: 'less-data' }));
    expect(lowData.read()).toBe('');
  });
});
