import { screen } from '@testing-library/react';
import { homeMessages } from '@/messages/en/homeMessages';
import { AskOnlyLine } from '@/views/home/AskOnlyLine';
import { renderInSite } from '../../helpers/renderInSite';

const messages = homeMessages.askOnly;
const goods = ['Eye Brow & more', 'Mascara'].map((title) => ({
  group: 'makeup',
  title,
  key: title,
}));

describe('AskOnlyLine', () => {
  it('names the goods in one line, each a link that asks for it on WhatsApp in a new tab', () => {
    const { container } = renderInSite(<AskOnlyLine goods={goods} messages={messages} />);
    expect(container).toHaveTextContent('Also ask for: Eye Brow & more, Mascara');
    const ask = screen.getByRole('link', {
      name: 'Ask on WhatsApp: Eye Brow & more (opens in a new tab)',
    });
    expect(ask).toHaveAttribute(
      'href',
      'https://wa.me/910000000000?text=I%20am%20Interested%20in%20Eye%20Brow%20%26%20more',
    );
    expect(ask).toHaveAttribute('target', '_blank');
    // In one box with its name, so that no line begins with it.
    expect(ask.parentElement).toHaveTextContent(/^Eye Brow & more,$/);
  });

  it('is nothing without goods', () => {
    const { container } = renderInSite(<AskOnlyLine goods={[]} messages={messages} />);
    expect(container).toBeEmptyDOMElement();
  });
});
