import { render, screen } from '@testing-library/react';
import { AskOnlyCard } from '@/product/AskOnlyCard';

describe('AskOnlyCard', () => {
  it('is headed by its title', () => {
    render(<AskOnlyCard title="Eye Brow" />);
    expect(screen.getByRole('heading', { name: 'Eye Brow' })).toBeVisible();
  });

  it('asks about the goods on WhatsApp, in a new tab', () => {
    render(<AskOnlyCard title="Eye Brow & more" />);
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
