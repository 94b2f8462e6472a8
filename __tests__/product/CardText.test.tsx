import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardText } from '@/product/CardText';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

const short = { description: 'A light base.', delivery: 'Free above ₹999' };
const long = {
  description: 'A light base for wheatish skin that stays through dhak, dance and rain.',
  delivery: 'Delivery charge as per distance; in Berhampore it is free above ₹999',
};

function show(texts: Partial<typeof short>) {
  const said = { description: undefined, delivery: undefined, ...texts };
  return renderInSite(
    <CardText
      title="Silk Touch"
      {...said}
      link={{ href: '/Foundation/silk-touch-1' }}
      price={<p>₹449</p>}
    />,
  ).container;
}

describe('CardText', () => {
  it.each<[what: string, texts: Partial<typeof short>, line: string]>([
    ['short texts', short, 'A light base. Free above ₹999'],
    ['no texts', {}, ''],
    [
      'a long description',
      { ...short, description: long.description },
      'A light base for wheatish skin… More Free above ₹999',
    ],
    [
      'a long delivery note',
      { ...short, delivery: long.delivery },
      'A light base. Delivery charge as per distance… More',
    ],
    [
      'long texts, with one button for both',
      long,
      'A light base for wheatish skin… More Delivery charge as per distance…',
    ],
  ])('shows whole words of %s', (_what, texts, line) => {
    expect(textPieces(show(texts))).toBe(`Silk Touch ₹449 ${line}`.trim());
  });

  it('shows the texts in full when "More" is pressed, and the first words again after "Less"', async () => {
    const card = show(long);
    const more = screen.getByRole('button', { name: 'More about Silk Touch' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(textPieces(card)).toBe(`Silk Touch ₹449 ${long.description} Less ${long.delivery}`);
    const less = screen.getByRole('button', { name: 'Less about Silk Touch' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(less).toHaveFocus();
    await userEvent.click(less);
    expect(screen.queryByText(long.description)).not.toBeInTheDocument();
  });

  it('has the name as a heading that links to the product', () => {
    show(short);
    expect(screen.getByRole('heading', { level: 2, name: 'Silk Touch' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Silk Touch' })).toHaveAttribute(
      'href',
      '/Foundation/silk-touch-1',
    );
  });
});
