import { act } from '@testing-library/react';
import Router from 'next/router';
import { PageProgress } from '@/layout/PageProgress';
import { renderInSite } from '../helpers/renderInSite';

const emit = (event: Parameters<typeof Router.events.emit>[0]) =>
  act(() => Router.events.emit(event));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('PageProgress', () => {
  it.each(['routeChangeComplete', 'routeChangeError'] as const)(
    'shows a line 200 ms after the start of a navigation, until %s',
    (end) => {
      const { container } = renderInSite(<PageProgress />);
      const line = container.firstElementChild;
      expect(line).toHaveStyle({ transform: 'scaleX(0)' });
      emit('routeChangeStart');
      act(() => jest.advanceTimersByTime(199));
      expect(line).toHaveStyle({ transform: 'scaleX(0)' });
      act(() => jest.advanceTimersByTime(1));
      expect(line).toHaveStyle({ transform: 'scaleX(0.92)' });
      emit(end);
      expect(line).toHaveStyle({ transform: 'scaleX(0)' });
    },
  );

  it('shows none for a page that comes sooner', () => {
    const { container } = renderInSite(<PageProgress />);
    emit('routeChangeStart');
    emit('routeChangeStart');
    emit('routeChangeComplete');
    act(() => jest.advanceTimersByTime(1_000));
    expect(container.firstElementChild).toHaveStyle({ transform: 'scaleX(0)' });
  });
});
