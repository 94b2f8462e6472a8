import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Breadcrumb } from '@/layout/Breadcrumb';
import { LowDataSwitch } from '@/layout/footer/LowDataSwitch';
import { LowDataLine } from '@/layout/LowDataLine';
import { lowData } from '@/ui/lowData';
import { renderInSite } from '../helpers/renderInSite';

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
  it('turns little data on and off for this device', async () => {
    show();
    expect(lever()).not.toBeChecked();
    await userEvent.click(lever());
    expect(lever()).toBeChecked();
    expect(localStorage.getItem('less-data')).toBe('"yes"');
    await userEvent.click(lever());
    expect(localStorage.getItem('less-data')).toBe('"no"');
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
    expect(line()).toHaveTextContent(/pictures are small/);
    await userEvent.click(lever());
    expect(line()).not.toBeInTheDocument();
  });

  it('follows a choice in another tab', () => {
    show();
    localStorage.setItem('less-data', '"yes"');
    fireEvent(window, new StorageEvent('storage'));
    expect(line()).toBeInTheDocument();
  });

  it('stays away once it is read', async () => {
    lowData.change(() => 'yes');
    show();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(line()).not.toBeInTheDocument();
    show();
    expect(line()).not.toBeInTheDocument();
  });
});

describe('Breadcrumb', () => {
  it('links to the home page and names the current page', () => {
    renderInSite(<Breadcrumb title="Clip & Kata" />);
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    const [home, here] = trail.getAllByRole('listitem');
    expect(home).toHaveTextContent('Home');
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(here).toHaveTextContent('Clip & Kata');
    expect(here).toHaveAttribute('aria-current', 'page');
  });
});
