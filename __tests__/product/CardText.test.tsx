import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import styled from 'styled-components';
import { CardText } from '@/product/CardText';
import { cardTextStyle } from '@/product/cardTextStyle';
import { deferred } from '../helpers/deferred';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

const messages = {
  title: 'Silk Touch',
  description: 'A light base for wheatish skin that stays through dhak, dance and rain.',
  delivery: 'Free delivery in Berhampore above ₹999',
};

/** The callbacks of all active resize observers. */
const sizeChanges = new Set<() => void>();
/** The texts that currently overflow their line limit. */
let tooLong: string[] = [];

class FakeResizeObserver {
  constructor(private readonly report: () => void) {
    sizeChanges.add(report);
  }
  observe() {}
  unobserve() {}
  disconnect() {
    sizeChanges.delete(this.report);
  }
}

/** The part of the card's styles that CardText needs. */
const Card = styled.article`
  ${cardTextStyle}
`;

function show(texts: Partial<typeof messages> = messages) {
  const said = { title: 'Silk Touch', description: undefined, delivery: undefined, ...texts };
  return renderInSite(
    <Card>
      <CardText {...said} link={{ href: '/Foundation/silk-touch-1' }} price={<p>₹449</p>} />
    </Card>,
  );
}

function shownWith(...texts: string[]) {
  tooLong = texts;
  act(() => {
    for (const report of sizeChanges) report();
  });
}

const own = Object.getOwnPropertyDescriptor(window, 'ResizeObserver');
const more = () => screen.queryByRole('button', { name: 'More about Silk Touch' });
const linesOf = (text: string) => {
  const element = screen.getByText(text);
  return getComputedStyle(element.closest('h2') ?? element).webkitLineClamp;
};

beforeEach(() => {
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: FakeResizeObserver,
  });
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return tooLong.includes(this.textContent) ? 60 : 40;
  });
  tooLong = [];
});
afterEach(() => {
  if (own) Object.defineProperty(window, 'ResizeObserver', own);
});

describe('CardText', () => {
  it('shows name, price, description and delivery note in this order', () => {
    const { container } = show();
    expect(textPieces(container)).toBe(
      `${messages.title} ₹449 ${messages.description} ${messages.delivery}`,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(messages.title);
  });

  it('leaves out missing texts', () => {
    const { container } = show({});
    expect(textPieces(container)).toBe('Silk Touch ₹449');
  });

  it('has no "more" button while nothing is cut, however long the texts are', () => {
    show();
    shownWith();
    expect(more()).not.toBeInTheDocument();
  });

  it.each(Object.entries(messages))('has a "more" button when the %s is cut', (_what, text) => {
    show();
    shownWith(text);
    expect(more()).toBeVisible();
    expect(more()).toHaveAttribute('aria-expanded', 'false');
  });

  it('removes the "more" button when the texts fit again', () => {
    show();
    shownWith(messages.description);
    shownWith();
    expect(more()).not.toBeInTheDocument();
  });

  it('cuts the texts after three, two and one lines unless it is expanded', async () => {
    show();
    shownWith(messages.title);
    const lines = () => [messages.title, messages.description, messages.delivery].map(linesOf);
    expect(lines()).toEqual(['3', '2', '1']);
    await userEvent.click(screen.getByRole('button', { name: 'More about Silk Touch' }));
    expect(lines()).toEqual(['none', 'none', 'none']);
    shownWith();
    const less = screen.getByRole('button', { name: 'Less about Silk Touch' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(less).toHaveFocus();
    await userEvent.click(less);
    expect(lines()).toEqual(['3', '2', '1']);
  });

  describe('when the web font has loaded', () => {
    const fonts = deferred<void>();
    beforeEach(() => {
      Object.defineProperty(document, 'fonts', {
        configurable: true,
        value: { ready: fonts.promise },
      });
    });
    afterEach(() => {
      Reflect.deleteProperty(document, 'fonts');
    });

    it('measures again, but keeps an expanded text open', async () => {
      show();
      shownWith(messages.description);
      const cutByNow = show({ ...messages, title: 'Rose Dew' });
      shownWith(messages.description);
      await userEvent.click(screen.getByRole('button', { name: 'More about Silk Touch' }));
      tooLong = [];
      await act(async () => fonts.resolve());
      expect(screen.getByRole('button', { name: 'Less about Silk Touch' })).toBeVisible();
      expect(
        within(cutByNow.container).queryByRole('button', { name: 'More about Rose Dew' }),
      ).not.toBeInTheDocument();
    });
  });

  it('disconnects its observer on unmount', () => {
    const { unmount } = show();
    expect(sizeChanges.size).toBe(1);
    unmount();
    expect(sizeChanges.size).toBe(0);
  });
});
