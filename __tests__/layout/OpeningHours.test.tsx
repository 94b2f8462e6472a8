import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OpeningHours } from '@/layout/OpeningHours';
import type { ShopHours } from '@/shop/ShopHours';
import { cacheWithNotice } from '../helpers/cacheWithNotice';
import { renderInSite } from '../helpers/renderInSite';
import { Site } from '../helpers/Site';

const week: ShopHours = {
  times: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], opens: '10:00', closes: '20:30' }],
  holidays: [
    { from: '2026-10-20', to: '2026-10-22' },
    { from: '2026-10-24', to: '2026-10-24', opens: '12:00', closes: '23:30' },
  ],
};
const open = () => ({ client: cacheWithNotice({ id: 'shop', hours: week }) });

function staticHtml(): HTMLElement {
  const html = document.createElement('div');
  html.innerHTML = renderToStaticMarkup(
    <Site {...open()}>
      <OpeningHours />
    </Site>,
  );
  return html;
}

/** Renders it at a moment in Indian time. */
function showAt(moment: string) {
  jest.useFakeTimers({ now: Date.parse(`${moment}:00+05:30`) });
  renderInSite(<OpeningHours />, open());
}

afterEach(() => jest.useRealTimers());

describe('OpeningHours', () => {
  it('has the hours in the static HTML, with times that no line breaks, but not the current state, which would be outdated', () => {
    const text = staticHtml().textContent;
    expect(text).toContain('Open: Mon-Sun\u00a010\u00a0am to\u00a08:30\u00a0pm');
    expect(text).not.toMatch(/Open till|Closed/);
  });

  it('reserves space for the longest current state', () => {
    const room = staticHtml().querySelector('[data-room]');
    expect(room).toHaveAttribute('data-room', 'Closed, opens on Wednesday at\u00a010:50\u00a0pm');
  });

  it('is absent when no hours are known', () => {
    const none = { client: cacheWithNotice({ id: 'shop' }) };
    expect(renderInSite(<OpeningHours />, none).container).toBeEmptyDOMElement();
  });

  it.each([
    ['2026-10-19T12:00', 'Open till 8:30 pm'],
    ['2026-10-19T08:00', 'Closed, opens at 10 am'],
    ['2026-10-20T12:00', 'Closed, opens on Friday at 10 am'],
  ])('shows at %s in India: %s', (moment, said) => {
    showAt(moment);
    expect(screen.getByText(said)).toBeVisible();
  });

  it('updates when the shop opens while the page is open', () => {
    showAt('2026-10-19T09:59');
    expect(screen.getByText('Closed, opens at 10 am')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Open till 8:30 pm')).toBeVisible();
  });
});
