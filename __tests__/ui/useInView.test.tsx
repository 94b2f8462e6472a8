import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInView } from '@/ui/useInView';

type Report = (entries: { isIntersecting: boolean }[]) => void;

const disconnect = jest.fn();
let report: Report | undefined;

class FakeIntersectionObserver {
  constructor(callback: Report) {
    report = callback;
  }
  observe() {}
  disconnect = disconnect;
}

function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  return <h2 ref={heading}>{useInView(heading) ? 'seen' : 'not yet'}</h2>;
}

function comesIntoView(isIntersecting: boolean) {
  act(() => report?.([{ isIntersecting }]));
}

describe('useInView', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver');
  beforeEach(() => {
    Object.defineProperty(window, 'IntersectionObserver', {
      configurable: true,
      value: FakeIntersectionObserver,
    });
  });
  afterEach(() => {
    if (own) Object.defineProperty(window, 'IntersectionObserver', own);
    disconnect.mockClear();
  });

  it('waits until the element comes into view', () => {
    render(<Heading />);
    expect(screen.getByRole('heading')).toHaveTextContent('not yet');
    comesIntoView(false);
    expect(screen.getByRole('heading')).toHaveTextContent('not yet');
    comesIntoView(true);
    expect(screen.getByRole('heading')).toHaveTextContent('seen');
  });
});
