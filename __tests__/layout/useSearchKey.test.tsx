import { fireEvent, screen } from '@testing-library/react';
import { slashKeyOff } from '@/device/slashKeyOff';
import { useSearchKey } from '@/layout/useSearchKey';
import { renderInSite } from '../helpers/renderInSite';

function Page({ type = 'text' }: { type?: string }) {
  useSearchKey();
  return <input type={type} aria-label="A field" />;
}

afterEach(() => {
  slashKeyOff.change(() => false);
  window.history.replaceState(null, '');
});

describe('useSearchKey', () => {
  it('opens the search on the key /', () => {
    const { router } = renderInSite(<Page />);
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
    expect(router.push).toHaveBeenCalledWith('/search');
  });

  it('focuses the search field when the page has one', () => {
    const { router } = renderInSite(<Page type="search" />);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('opens the search where the field of the page is not shown', () => {
    const { router } = renderInSite(
      <>
        <input type="search" disabled />
        <Page />
      </>,
    );
    fireEvent.keyDown(document.body, { key: '/' });
    expect(router.push).toHaveBeenCalledWith('/search');
  });

  it.each([
    ['another key', { key: '?' }],
    ['the key with Ctrl', { key: '/', ctrlKey: true }],
    ['the key with Alt', { key: '/', altKey: true }],
    ['a key during IME composition', { key: '/', isComposing: true }],
  ])('ignores %s', (_what, stroke) => {
    const { router } = renderInSite(<Page />);
    expect(fireEvent.keyDown(document.body, stroke)).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('types a slash in a text field', () => {
    const { router } = renderInSite(<Page />);
    expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: '/' })).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('does nothing while an overlay is open', () => {
    window.history.replaceState({ layer: 'menu' }, '');
    const { router } = renderInSite(<Page />);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(router.push).not.toHaveBeenCalled();
  });

  it('does nothing when the key is turned off', () => {
    const { router } = renderInSite(<Page />);
    slashKeyOff.change(() => true);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(router.push).not.toHaveBeenCalled();
  });
});
