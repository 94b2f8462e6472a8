import { act, screen } from '@testing-library/react';
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
      expect(container).toBeEmptyDOMElement();
      emit('routeChangeStart');
      expect(container).not.toBeEmptyDOMElement();
      emit(end);
      expect(container).toBeEmptyDOMElement();
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    },
  );
});
