import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OwnButtons } from '@/product/enquiry/OwnButtons';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>;

describe('OwnButtons', () => {
  it('tells the bottom bar from the start that the page has its own ways to ask in sight', () => {
    expect(renderToString(<OwnButtons>Ask</OwnButtons>)).toContain('data-asks=""');
  });

  it('tells it when they leave and when they are back; of several reports the last one holds', () => {
    let report: (seen: Seen[]) => void = () => {};
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      report = (seen) =>
        callback(seen as IntersectionObserverEntry[], {} as unknown as IntersectionObserver);
      return { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
    });
    render(<OwnButtons>Ask</OwnButtons>);
    const buttons = screen.getByText('Ask');
    const see = (...sights: boolean[]) =>
      act(() => report(sights.map((isIntersecting) => ({ isIntersecting }))));
    expect(buttons).toHaveAttribute('data-asks');
    see(true, false);
    expect(buttons).not.toHaveAttribute('data-asks');
    see(true);
    expect(buttons).toHaveAttribute('data-asks');
  });
});
