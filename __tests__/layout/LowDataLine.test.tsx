import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lowData } from '@/device/lowData';
import { LowDataLine } from '@/layout/LowDataLine';
import { LowDataSwitch } from '@/layout/LowDataSwitch';
import { renderInSite } from '../helpers/renderInSite';

const page = document.documentElement;
const line = () => screen.queryByRole('complementary', { name: 'Less data' });
const lever = () => screen.getByRole('checkbox', { name: 'Use less data' });

/** Shows the switch and what it switches. */
function show() {
  renderInSite(
    <>
      <LowDataLine />
      <LowDataSwitch />
    </>,
  );
}

beforeEach(() => lowData.change(() => ''));
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

describe('LowDataSwitch', () => {
  it('turns little data on and off for this device, and marks the page', async () => {
    show();
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
    show();
    expect(lever()).toBeChecked();
    await userEvent.click(lever());
    expect(lever()).not.toBeChecked();
  });
});

describe('LowDataLine', () => {
  it('says what is left out while less data is used', async () => {
    show();
    expect(line()).not.toBeInTheDocument();
    await userEvent.click(lever());
    expect(line()).toHaveTextContent(/small pictures/);
    await userEvent.click(lever());
    expect(line()).not.toBeInTheDocument();
  });

  it('follows a choice in another tab', () => {
    show();
    localStorage.setItem('less-data', '"yes"');
    fireEvent(window, new StorageEvent('storage'));
    expect(line()).toBeInTheDocument();
    expect(page).toHaveAttribute('data-low');
  });

  it('stays away once it is read', async () => {
    lowData.change(() => 'yes');
    show();
    await userEvent.click(screen.getByRole('button', { name: 'All right' }));
    expect(line()).not.toBeInTheDocument();
    show();
    expect(line()).not.toBeInTheDocument();
  });
});
