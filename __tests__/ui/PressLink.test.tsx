import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PressLink } from '@/ui/PressLink';

function aPressLink(onPress = jest.fn()) {
  return (
    <PressLink href="#shelves" opens="dialog" onPress={onPress}>
      Menu
    </PressLink>
  );
}

describe('PressLink', () => {
  it('is a button with JavaScript, and announces that it opens a dialog', async () => {
    const onPress = jest.fn();
    render(aPressLink(onPress));
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['{Enter}', 1],
    [' ', 1],
    ['{ >3/}', 1],
    ['{Tab}', 0],
    ['{Control>}{Enter}{/Control}', 0],
  ])('is pressed by the keys of a button: %s', async (keys, presses) => {
    const onPress = jest.fn();
    render(aPressLink(onPress));
    screen.getByRole('button', { name: 'Menu' }).focus();
    await userEvent.keyboard(keys);
    expect(onPress).toHaveBeenCalledTimes(presses);
  });

  it('is a link in the static HTML, and after hydration the same element a button, with the focus', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(aPressLink());
    const link = screen.getByRole('link', { name: 'Menu' });
    expect(link).toHaveAttribute('href', '#shelves');
    expect(link).not.toHaveAttribute('aria-haspopup');
    link.focus();
    await act(async () => hydrateRoot(place, aPressLink()));
    expect(screen.getByRole('button', { name: 'Menu' })).toBe(link);
    expect(link).toHaveFocus();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
