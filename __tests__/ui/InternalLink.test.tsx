import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InternalLink } from '@/ui/InternalLink';
import { renderInSite } from '../helpers/renderInSite';

function show(props: Partial<Parameters<typeof InternalLink>[0]> = {}) {
  const { router } = renderInSite(
    <InternalLink href="/Foundation" {...props}>
      Foundation
    </InternalLink>,
  );
  return { router, link: screen.getByRole('link', { name: 'Foundation' }) };
}

function on(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

describe('InternalLink', () => {
  it('leads to its page without loading the site anew', () => {
    const { router, link } = show();
    expect(link).toHaveAttribute('href', '/Foundation');
    // False: the browser was told to leave it.
    expect(fireEvent.click(link)).toBe(false);
    expect(router.push).toHaveBeenCalledWith('/Foundation');
  });

  it('takes the place of the current step in the history where it should', () => {
    const { router, link } = show({ replace: true });
    fireEvent.click(link);
    expect(router.replace).toHaveBeenCalledWith('/Foundation');
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a press with %s alone', (key) => {
    const { router, link } = show();
    const taken: boolean[] = [];
    const look = (event: MouseEvent) => {
      taken.push(event.defaultPrevented);
      // There is no other page in this test.
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    fireEvent.click(link, { [key]: true });
    expect(taken).toEqual([false]);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('leaves a press alone that somebody else has taken', () => {
    const { router, link } = show({ onClick: (event) => event.preventDefault() });
    fireEvent.click(link);
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each<[what: string, mean: (link: HTMLElement) => unknown]>([
    ['a touch', (link) => fireEvent.touchStart(link)],
    ['the pointer over it', (link) => userEvent.hover(link)],
    ['the focus', (link) => fireEvent.focus(link)],
  ])('asks for its page ahead at %s, and at nothing less', async (_what, mean) => {
    const { router, link } = show();
    expect(router.prefetch).not.toHaveBeenCalled();
    await mean(link);
    expect(router.prefetch).toHaveBeenCalledWith('/Foundation', '/Foundation', { priority: true });
  });

  it.each([
    ['to a visitor who saves data', { saveData: true, effectiveType: '4g' }],
    ['on a slow connection', { effectiveType: '2g' }],
    ['on a very slow connection', { effectiveType: 'slow-2g' }],
  ])('asks for nothing ahead %s, and leads there all the same', (_what, connection) => {
    on(connection);
    const { router, link } = show();
    fireEvent.touchStart(link);
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(router.push).toHaveBeenCalledWith('/Foundation');
  });
});
