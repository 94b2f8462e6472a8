import { readFileSync } from 'node:fs';
import { earlyScript } from '@styles/earlyScript';
import { isLowData, lowData, markLowData } from '@/device/lowData';

const page = document.documentElement;

/** Runs the early script as a page's HTML does. */
function runEarlyScript(font?: string): void {
  const script = document.createElement('script');
  if (font) script.dataset.font = font;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(readFileSync(`public${earlyScript}`, 'utf8'))();
}

/** A visitor who has chosen, and a browser with this setting. */
function aVisit(chosen: 'yes' | 'no' | '', saveData: boolean | undefined): void {
  lowData.change(() => chosen);
  const connection = saveData === undefined ? undefined : { saveData };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  page.removeAttribute('data-low');
  page.removeAttribute('data-fonts');
  document.head.replaceChildren();
});
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

  it.each([
    ['the early script', () => runEarlyScript()],
    ['the app', markLowData],
  ])('%s marks the page so', (_who, mark) => {
    mark();
    expect(page.hasAttribute('data-low')).toBe(isLow);
    expect(page.hasAttribute('data-fonts')).toBe(!isLow);
  });

  it("preloads the font of the page's letters only as usual", () => {
    runEarlyScript('/fonts/letters.woff2');
    const preloads = [...document.head.querySelectorAll('link[rel=preload]')];
    expect(preloads.map((link) => link.getAttribute('href'))).toEqual(
      isLow ? [] : ['/fonts/letters.woff2'],
    );
  });
});

describe('the early script', () => {
  it('marks the page in a browser that refuses storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    runEarlyScript();
    expect(page).toHaveAttribute('data-fonts');
  });
});

describe('lowData', () => {
  it.each(['maybe', 1, null, { yes: true }])('takes %j in storage for no choice', (stored) => {
    localStorage.setItem('less-data', JSON.stringify(stored));
    window.dispatchEvent(new StorageEvent('storage', { key: 'less-data' }));
    expect(lowData.read()).toBe('');
  });
});
