import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EnquiryProvider } from '@/product/enquiryInSight/EnquiryProvider';
import { useAskInSight } from '@/product/enquiryInSight/useAskInSight';
import { useEnquiryInSight } from '@/product/enquiryInSight/useEnquiryInSight';
import { renderInSite } from '../../helpers/renderInSite';

function Part({ message }: { readonly message: string | undefined }) {
  useAskInSight(message, 'a thing', 'this');
  return null;
}

function Bar() {
  return <p>{useEnquiryInSight()?.message ?? 'nothing'}</p>;
}

function site(...messages: (string | undefined)[]) {
  return (
    <EnquiryProvider>
      {messages.map((message, at) => (
        <Part key={String(at)} message={message} />
      ))}
      <Bar />
    </EnquiryProvider>
  );
}

describe('useAskInSight', () => {
  it('has the message in the static HTML, and hydrates without a difference', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(site('the shelf'));
    expect(place).toHaveTextContent('the shelf');
    const root = await act(async () => hydrateRoot(place, site('the shelf')));
    expect(place).toHaveTextContent('the shelf');
    await act(async () => root.unmount());
    place.remove();
  });

  it.each([
    [[undefined], 'nothing'],
    [['the shelf'], 'the shelf'],
    [['the shelf', 'a product of it'], 'a product of it'],
    [['the shelf', undefined], 'the shelf'],
    [[], 'nothing'],
  ])('asks for the latest part in sight: %j', (messages, said) => {
    const { rerender } = renderInSite(site('another page'));
    rerender(site(...messages));
    expect(screen.getByText(said)).toBeVisible();
  });
});
