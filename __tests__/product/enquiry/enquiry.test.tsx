import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BottomBar } from '@/layout/BottomBar';
import type { Enquiry } from '@/product/enquiry/barEnquiries';
import { EnquiryButtons } from '@/product/enquiry/EnquiryButtons';
import { useBarEnquiry } from '@/product/enquiry/useBarEnquiry';
import { renderInSite } from '../../helpers/renderInSite';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>;

describe('EnquiryButtons', () => {
  it('tells the bottom bar from the start that the page has its own ways to ask in sight', () => {
    expect(renderToString(<EnquiryButtons>Ask</EnquiryButtons>)).toContain('data-asks=""');
  });

  it('tells it when they leave and when they are back; of several reports the last one holds', () => {
    let report: (seen: Seen[]) => void = () => {};
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      report = (seen) =>
        callback(seen as IntersectionObserverEntry[], {} as unknown as IntersectionObserver);
      return { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
    });
    render(<EnquiryButtons>Ask</EnquiryButtons>);
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

const ofPage: Enquiry = { message: 'the shelf', about: 'many things', label: 'these' };

function Part({ message }: { readonly message: string | undefined }) {
  useBarEnquiry(message, 'a thing', 'this');
  return null;
}

function page(enquiry: Enquiry | undefined, ...messages: (string | undefined)[]) {
  return (
    <>
      {messages.map((message, at) => (
        <Part key={String(at)} message={message} />
      ))}
      <BottomBar enquiry={enquiry} onMenu={() => {}} />
    </>
  );
}

/** The message that the bar's WhatsApp button sends. */
function asked(): string | null {
  const link = screen.getByRole('link', { name: /WhatsApp/ });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
}

describe('useBarEnquiry', () => {
  it.each([
    [undefined, [undefined], 'I am Interested'],
    [ofPage, [], 'the shelf'],
    [ofPage, ['a product'], 'a product'],
    [undefined, ['a product', 'another product'], 'another product'],
    [ofPage, ['a product', undefined], 'a product'],
  ])('asks for the latest part in sight, else for the page: %j, %j', (enquiry, parts, message) => {
    const { rerender } = renderInSite(page(undefined, 'of the page before', 'a part of it'));
    rerender(page(enquiry, ...parts));
    expect(asked()).toBe(message);
  });

  it('asks for what a part says now', () => {
    const { rerender } = renderInSite(page(ofPage, 'in red'));
    rerender(page(ofPage, 'in brown'));
    expect(asked()).toBe('in brown');
  });
});
