import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { renderToString } from 'react-dom/server';
import { lowData } from '@/device/lowData';
import { LowData } from '@/layout/LowData';
import { LowDataSwitch } from '@/layout/LowDataSwitch';
import { english } from '@/messages/en/english';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { hasSmallPictures } from '@/ui/lowPage';
import { renderInSite } from '../helpers/renderInSite';

const page = document.documentElement;
const line = () => screen.queryByRole('complementary', { name: 'Less data' });
const lever = () => screen.getByRole('checkbox', { name: 'Use less data' });

/** Shows the switch and what it switches, until the line's code has come. */
async function show() {
  renderInSite(
    <>
      <LowData />
      <LowDataSwitch />
    </>,
  );
  await act(() => import('@/layout/LowDataLine'));
}

beforeEach(() => lowData.change(() => ''));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  for (const picture of document.querySelectorAll('body > img')) picture.remove();
});

describe('LowDataSwitch', () => {
  it('is not in the static HTML, because it needs scripts', () => {
    const html = renderToString(
      <LanguageProvider language={english}>
        <LowDataSwitch />
      </LanguageProvider>,
    );
    expect(html).toBe('');
  });

  it('turns little data on and off for this device, and marks the page', async () => {
    await show();
    expect(lever()).not.toBeChecked();
    expect(page).toHaveAttribute('data-fonts');
    await userEvent.click(lever());
    expect(lever()).toBeChecked();
    expect(localStorage.getItem('less-data')).toBe('"yes"');
    expect(page).toHaveAttribute('data-low');
    expect(page).not.toHaveAttribute('data-fonts');
    await userEvent.click(lever());
    expect(localStorage.getItem('less-data')).toBe('"no"');
    expect(page).not.toHaveAttribute('data-low');
  });

  it("shows the browser's Save-Data as on, and overrules it", async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    await show();
    expect(lever()).toBeChecked();
    await userEvent.click(lever());
    expect(lever()).not.toBeChecked();
    expect(page).toHaveAttribute('data-fonts');
  });
});

describe('LowData', () => {
  it('leaves pictures far down as they are until little data is chosen, and its line comes and goes', async () => {
    const far = Object.assign(new Image(), {
      src: '/_next/image?url=%2Fa.webp&w=720&q=60',
      loading: 'lazy',
    });
    far.getBoundingClientRect = () => new DOMRect(0, 9_000, 300, 300);
    document.body.append(far);
    await show();
    expect(line()).not.toBeInTheDocument();
    expect(far.src).toMatch(/&w=720&q=60$/);
    await userEvent.click(lever());
    expect(line()).toBeInTheDocument();
    expect(far.src).toMatch(/&w=180&q=40$/);
    await userEvent.click(lever());
    expect(line()).not.toBeInTheDocument();
  });

  it('says what is left out, and brings the pictures of the page as usual', async () => {
    lowData.change(() => 'yes');
    await show();
    expect(line()).toHaveTextContent(/small pictures/);
    const small = Object.assign(new Image(), { src: '/_next/image?url=%2Fa.webp&w=180&q=40' });
    document.body.append(small);
    expect(hasSmallPictures()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Sharp pictures on this page' }));
    expect(hasSmallPictures()).toBe(false);
    expect(small.src).toMatch(/&w=540&q=60$/);
    expect(line()).not.toBeInTheDocument();
    act(() => Router.events.emit('routeChangeStart', '/?sort=price', { shallow: true }));
    expect(hasSmallPictures()).toBe(false);
    act(() => Router.events.emit('routeChangeStart', '/lens', { shallow: false }));
    expect(hasSmallPictures()).toBe(true);
  });

  it('stays away once it is read', async () => {
    lowData.change(() => 'yes');
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'All right' }));
    expect(line()).not.toBeInTheDocument();
    await show();
    expect(line()).not.toBeInTheDocument();
  });
});
