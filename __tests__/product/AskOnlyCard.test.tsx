import { screen } from '@testing-library/react';
import { AskOnlyCard } from '@/product/AskOnlyCard';
import { renderInSite } from '../helpers/renderInSite';

describe('AskOnlyCard', () => {
  it('does not repeat its title as placeholder of the picture', () => {
    renderInSite(<AskOnlyCard title="Eye Brow" action="Ask on WhatsApp" />);
    expect(screen.getAllByText('Eye Brow')).toHaveLength(1);
  });

  it('links to a WhatsApp enquiry about its title in a new tab', () => {
    renderInSite(<AskOnlyCard title="Eye Brow & more" action="Ask on WhatsApp" />);
    const ask = screen.getByRole('link', {
      name: 'Ask on WhatsApp: Eye Brow & more (opens in a new tab)',
    });
    expect(ask).toHaveAttribute(
      'href',
      'https://wa.me/910000000000?text=I%20am%20Interested%20in%20Eye%20Brow%20%26%20more',
    );
    expect(ask).toHaveAttribute('target', '_blank');
  });
});
