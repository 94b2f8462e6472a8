import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InternalLink } from '@/ui/InternalLink';
import { PressLink } from '@/ui/PressLink';
import { connected } from '../helpers/connected';
import { renderInSite } from '../helpers/renderInSite';

function show(props: Partial<Parameters<typeof InternalLink>[0]> = {}) {
  const { router } = renderInSite(
    <InternalLink href="/Foundation" {...props}>
      Foundation
    </InternalLink>,
  );
  return { router, link: screen.getByRole('link', { name: 'Foundation' }) };
}

afterEach(() => connected());

describe('InternalLink', () => {
  it('navigates on the client side', () => {
    const { router, link } = show();
    expect(link).toHaveAttribute('href', '/Foundation');
    // False: the default action was prevented.
    expect(fireEvent.click(link)).toBe(false);
    expect(router.push).toHaveBeenCalledWith('/Foundation');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    (key) => {
      const { router, link } = show();
      const taken: boolean[] = [];
      const look = (event: MouseEvent) => {
        taken.push(event.defaultPrevented);
        // jsdom cannot navigate.
        event.preventDefault();
      };
      window.addEventListener('click', look, { once: true });
      fireEvent.click(link, { [key]: true });
      expect(taken).toEqual([false]);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  it.each<[what: string, mean: (link: HTMLElement) => unknown]>([
    ['a touch', (link) => fireEvent.touchStart(link)],
    ['hover', (link) => userEvent.hover(link)],
    ['focus', (link) => fireEvent.focus(link)],
  ])('prefetches its page on %s, and not before', async (_what, mean) => {
    const { router, link } = show();
    expect(router.prefetch).not.toHaveBeenCalled();
    await mean(link);
    expect(router.prefetch).toHaveBeenCalledWith('/Foundation', '/Foundation', { priority: true });
  });

  it.each([
    ['in data saver mode', { saveData: true, effectiveType: '4g' }],
    ['on a slow connection', { effectiveType: '2g' }],
  ])('does not prefetch %s, but still navigates', (_what, connection) => {
    connected(connection);
    const { router, link } = show();
    fireEvent.touchStart(link);
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(router.push).toHaveBeenCalledWith('/Foundation');
  });
});

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
