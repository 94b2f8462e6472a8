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

/** What the browser says when a size changes. */
const sizeChanges = new Set<() => void>();
/** The texts that have more lines than they may show. */
let tooLong: string[] = [];

class WatchedByTheTest {
  constructor(private readonly report: () => void) {
    sizeChanges.add(report);
  }
  observe() {}
  unobserve() {}
  disconnect() {
    sizeChanges.delete(this.report);
  }
}

/** As much of the card as these words need. */
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
    value: WatchedByTheTest,
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
  it('says name, price, description and delivery note, in this order', () => {
    const { container } = show();
    expect(textPieces(container)).toBe(
      `${messages.title} ₹449 ${messages.description} ${messages.delivery}`,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(messages.title);
  });

  it('leaves out what the document does not say', () => {
    const { container } = show({});
    expect(textPieces(container)).toBe('Silk Touch ₹449');
  });

  it('has no button as long as nothing is cut, however long the words are', () => {
    show();
    shownWith();
    expect(more()).not.toBeInTheDocument();
  });

  it.each(Object.entries(messages))('has one when the %s is cut', (_what, text) => {
    show();
    shownWith(text);
    expect(more()).toBeVisible();
    expect(more()).toHaveAttribute('aria-expanded', 'false');
  });

  it('has none any more when there is more room', () => {
    show();
    shownWith(messages.description);
    shownWith();
    expect(more()).not.toBeInTheDocument();
  });

  it('is cut after three, two and one lines until it is opened, and again when it is closed', async () => {
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

  describe('when another font comes', () => {
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

    it('looks again, but leaves what is open as it is', async () => {
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

  it('watches nothing any more when it goes', () => {
    const { unmount } = show();
    expect(sizeChanges.size).toBe(1);
    unmount();
    expect(sizeChanges.size).toBe(0);
  });
});
