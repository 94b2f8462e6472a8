import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MapFrame } from '@/media/MapFrame';
import { contactMessages } from '@/messages/en/contactMessages';

const address = 'https://www.google.com/maps?q=Berhampore&output=embed';
const page = 'https://www.google.com/maps/search/?api=1&query=Berhampore';

function aMap() {
  return (
    <MapFrame title="Map of the shop" address={address} page={page} messages={contactMessages} />
  );
}

function show() {
  render(aMap());
}

function press() {
  return userEvent.click(screen.getByRole('button', { name: 'Show: Map of the shop' }));
}

describe('MapFrame', () => {
  it('asks Google for nothing before the press, and says that it will', () => {
    show();
    expect(document.body.innerHTML).not.toContain('google.com');
    expect(screen.getByText('The map comes from Google and loads when you press.')).toBeVisible();
  });

  it('shows the map on one press, in place of the button', async () => {
    show();
    await press();
    expect(screen.getByTitle('Map of the shop')).toHaveAttribute('src', address);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is a link to the same map as long as no script runs', () => {
    document.body.innerHTML = renderToString(aMap());
    expect(screen.getByRole('link', { name: 'Show: Map of the shop' })).toHaveAttribute(
      'href',
      page,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps the keyboard where the pressed button was', async () => {
    show();
    await press();
    expect(screen.getByTitle('Map of the shop')).toHaveFocus();
  });
});
