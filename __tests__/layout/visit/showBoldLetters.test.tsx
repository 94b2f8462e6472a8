import { boldFamilies } from '@styles/boldFamilies';
import { showBoldLetters } from '@/layout/visit/showBoldLetters';
import { lowData } from '@/ui/lowData';

/** Calls it in a browser that is idle at once, and whose page knows so many faces for a family and letters. */
async function show(load: (family: string, letters: string) => Promise<unknown[]>) {
  Object.assign(window, { requestIdleCallback: (task: () => void) => task() });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  showBoldLetters();
  await new Promise((resolve) => setTimeout(resolve));
}

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('data-bold');
  lowData.change(() => '');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(document, 'fonts');
});

describe('showBoldLetters', () => {
  it('marks the page once the letters are there, and asks for those of all scripts', async () => {
    const load = jest.fn(async () => [{}]);
    await show(load);
    for (const [weight, family] of [
      [400, 'text'],
      [600, 'text'],
      [600, 'headings'],
    ] as const) {
      const asked = new RegExp(`^${weight} .*'${boldFamilies[family]}'`);
      expect(load).toHaveBeenCalledWith(expect.stringMatching(asked), 'Aক\u0915');
    }
    expect(root).toHaveAttribute('data-bold');
  });

  it('leaves a page alone whose letters do not come', async () => {
    await show(async () => []);
    expect(root).not.toHaveAttribute('data-bold');
    await show(() => Promise.reject(new Error('no network')));
    expect(root).not.toHaveAttribute('data-bold');
  });

  it('fetches nothing with less data', async () => {
    lowData.change(() => 'yes');
    const load = jest.fn(async () => [{}]);
    await show(load);
    expect(load).not.toHaveBeenCalled();
  });

  it('does without in a browser that can not load fonts by name', async () => {
    Object.assign(window, { requestIdleCallback: (task: () => void) => task() });
    expect(showBoldLetters).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve));
    expect(root).not.toHaveAttribute('data-bold');
  });
});
