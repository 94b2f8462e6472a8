import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapFrame } from '@/media/MapFrame';
import { contactMessages } from '@/messages/en/contactMessages';
import { renderInSite } from '../helpers/renderInSite';

const address = 'https://www.google.com/maps?q=Berhampore&output=embed';
const page = 'https://www.google.com/maps/search/?api=1&query=Berhampore';

function show() {
  renderInSite(
    <MapFrame
      title="shop location"
      place="Rupkatha, Berhampore"
      address={address}
      page={page}
      messages={contactMessages}
    />,
  );
}

function press() {
  return userEvent.click(screen.getByRole('button', { name: 'View shop location' }));
}

describe('MapFrame', () => {
  it('says which place it shows and that the map comes from Google, and replaces its button with it on one press', async () => {
    show();
    expect(screen.getByText('Rupkatha, Berhampore')).toBeVisible();
    expect(screen.getByText('This is Google Maps. It loads only when you tap.')).toBeVisible();
    expect(screen.queryByTitle('shop location')).not.toBeInTheDocument();
    await press();
    expect(screen.getByTitle('shop location')).toHaveAttribute('src', address);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('moves the focus from the pressed button to the map', async () => {
    show();
    await press();
    expect(screen.getByTitle('shop location')).toHaveFocus();
  });
});
