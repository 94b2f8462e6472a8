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
  it('loads nothing from Google before the press, and says that a press does', () => {
    show();
    expect(document.body.innerHTML).not.toContain('google.com');
    expect(screen.getByText('The map comes from Google and loads when you press.')).toBeVisible();
  });

  it('replaces the button with the map on one press', async () => {
    show();
    await press();
    expect(screen.getByTitle('Map of the shop')).toHaveAttribute('src', address);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is a link to the same map without JavaScript', () => {
    document.body.innerHTML = renderToString(aMap());
    expect(screen.getByRole('link', { name: 'Show: Map of the shop' })).toHaveAttribute(
      'href',
      page,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('moves the focus from the pressed button to the map', async () => {
    show();
    await press();
    expect(screen.getByTitle('Map of the shop')).toHaveFocus();
  });
});
