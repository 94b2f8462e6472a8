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

function show(texts: Partial<typeof short>, phrase?: number) {
  const product = { ...texts, ...(phrase ? { phrase } : {}) };
  return renderInSite(
    <CardText
      title="Silk Touch"
      product={product}
      link={{ href: '/Foundation/silk-touch-1' }}
      price={<p>₹449</p>}
    />,
  ).container;
}

describe('CardText', () => {
  it.each<[what: string, texts: Partial<typeof short>, line: string]>([
    ['no texts', {}, ''],
    ['a description of a few words', { description: 'A light base.' }, 'A light base.'],
    [
      'a description that may be cut',
      { description: long.description },
      `${long.description} More`,
    ],
    ['both', long, `${long.description} More ${long.delivery}`],
    [
      'a delivery note alone, which "More" shows where it has no room',
      { delivery: short.delivery },
      'More Free above ₹999',
    ],
  ])('has %s', (_what, texts, line) => {
    expect(textPieces(show(texts))).toBe(`Silk Touch ₹449 ${line}`.trim());
  });

  it('opens both lines with one button, and closes them again', async () => {
    const card = show(long);
    const lines = () =>
      [...card.querySelectorAll('p.text')].map((p) => p.hasAttribute('data-open'));
    const more = screen.getByRole('button', { name: 'More about Silk Touch' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(lines()).toEqual([false, false]);
    await userEvent.click(more);
    const less = screen.getByRole('button', { name: 'Less about Silk Touch' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(less).toHaveFocus();
    expect(lines()).toEqual([true, true]);
    await userEvent.click(less);
    expect(lines()).toEqual([false, false]);
  });

  it('sets the first phrase of a description apart from its rest', () => {
    const card = show(long, 'A light base'.length);
    const rest = card.querySelector('[hidden]');
    expect(rest).toHaveTextContent('for wheatish skin that stays through dhak, dance and rain.');
    expect(rest?.parentElement).toHaveTextContent(long.description);
    expect(textPieces(show({ description: 'Soft kajol. Try it.' }, 11))).toMatch(/ More$/);
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
