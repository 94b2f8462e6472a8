import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DropMenu } from '@/layout/header/DropMenu';
import { renderInSite } from '../../helpers/renderInSite';

function show() {
  renderInSite(
    <>
      <DropMenu group="makeup" label="MAKEUP" />
      <button type="button">After</button>
    </>,
  );
  return userEvent.setup();
}

function button() {
  return screen.getByRole('button', { name: 'MAKEUP' });
}

/** Whether the links are visible. Expects `aria-expanded` to agree. */
function isOpen(): boolean {
  const shown = screen.queryByRole('link', { name: 'Foundation' }) !== null;
  expect(button()).toHaveAttribute('aria-expanded', String(shown));
  return shown;
}

describe('DropMenu', () => {
  it('ends with links to the sections of the home page that show all shelves', () => {
    renderInSite(<DropMenu group="hair" label="The menu" />);
    const [all, brands] = screen.getAllByRole('link', { hidden: true }).slice(-2);
    expect(all).toHaveAttribute('href', '/#hair');
    expect(brands).toHaveAttribute('href', '/#brands');
  });

  it('opens on a press and closes on the next', async () => {
    const user = show();
    await user.click(button());
    expect(isOpen()).toBe(true);
    await user.click(button());
    expect(isOpen()).toBe(false);
  });

  it('opens on mouse hover and closes when the mouse leaves', async () => {
    const user = show();
    await user.hover(button());
    expect(isOpen()).toBe(true);
    await user.unhover(button());
    expect(isOpen()).toBe(false);
  });

  it('opens on Enter, and closes when the focus moves past the last entry', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    for (let entry = 0; entry < 14; entry++) await user.tab();
    expect(screen.getByRole('link', { name: 'Brands' })).toHaveFocus();
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it('closes on Escape when only mouse hover keeps it open', async () => {
    const user = show();
    await user.hover(button());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('closes on a press outside, even when a press did not focus the button', async () => {
    const user = show();
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });
});
