import { act } from '@testing-library/react';
import Router from 'next/router';
import { PageProgress } from '@/layout/PageProgress';
import { renderInSite } from '../helpers/renderInSite';

const emit = (event: Parameters<typeof Router.events.emit>[0]) =>
  act(() => Router.events.emit(event));

describe('PageProgress', () => {
  it.each(['routeChangeComplete', 'routeChangeError'] as const)(
    'shows a line from the start of a navigation to %s',
    (end) => {
      const { container } = renderInSite(<PageProgress />);
      const line = container.firstElementChild;
      expect(line).toHaveStyle({ transform: 'scaleX(0)' });
      emit('routeChangeStart');
      expect(line).toHaveStyle({ transform: 'scaleX(0.92)' });
      emit(end);
      expect(line).toHaveStyle({ transform: 'scaleX(0)' });
    },
  );
});
