import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { CardText } from '@/product/CardText';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

const short = { description: 'A light base.', delivery: 'Free above ₹999' };
const long = {
  description: 'A light base for wheatish skin that stays through dhak, dance and rain.',
  delivery: 'Delivery charge as per distance; in Berhampore it is free above ₹999',
};

type Texts = ComponentProps<typeof CardText>['product'];

function show(texts: Texts) {
  return renderInSite(
    <CardText
      title="Silk Touch"
      product={texts}
      name={<a href="/Foundation/silk-touch-1">Silk Touch</a>}
      price={<p>₹449</p>}
    />,
  ).container;
}

describe('CardText', () => {
  it.each<[what: string, texts: Texts, line: string]>([
    ['no texts', {}, ''],
    ['a description of a few words', { description: 'A light base.' }, 'A light base.'],
    [
      'a description that may be cut',
      { description: long.description, phrase: 12 },
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
    const isOpen = () => card.querySelector('[data-open] ~ .text ~ .text') !== null;
    const more = screen.getByRole('button', { name: 'More about Silk Touch' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(isOpen()).toBe(false);
    await userEvent.click(more);
    const less = screen.getByRole('button', { name: 'Less about Silk Touch' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(less).toHaveFocus();
    expect(isOpen()).toBe(true);
    await userEvent.click(less);
    expect(isOpen()).toBe(false);
  });

  it('sets the first phrase of a description apart from its rest', () => {
    const card = show({ ...long, phrase: 'A light base'.length });
    const rest = card.querySelector('[hidden]');
    expect(rest).toHaveTextContent('for wheatish skin that stays through dhak, dance and rain.');
    expect(rest?.parentElement).toHaveTextContent(long.description);
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
