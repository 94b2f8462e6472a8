import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Description } from '@/product/Description';
import { renderInSite } from '../helpers/renderInSite';

const long = 'A light base for wheatish skin that stays through dhak, dance and rain.';

describe('Description', () => {
  it.each(['', 'A light base.', 'x'.repeat(60)])('shows a short one with no button: %s', (text) => {
    const { container } = renderInSite(<Description text={text} of="Silk Touch" />);
    expect(container).toHaveTextContent(text);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([long, 'x'.repeat(61)])(
    'has all of a long one and a button that opens it: %s',
    (text) => {
      renderInSite(<Description text={text} of="Silk Touch" />);
      expect(screen.getByText(text)).toBeVisible();
      const more = screen.getByRole('button', { name: 'More about Silk Touch' });
      expect(more).toHaveAttribute('aria-expanded', 'false');
      expect(more).toHaveTextContent('More');
    },
  );

  it('is cut after three lines until it is opened, and again when it is closed', async () => {
    renderInSite(<Description text={long} of="Silk Touch" />);
    const lines = () => getComputedStyle(screen.getByText(long)).webkitLineClamp;
    expect(lines()).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'More about Silk Touch' }));
    expect(lines()).toBe('none');
    const less = screen.getByRole('button', { name: 'Less about Silk Touch' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(less).toHaveTextContent('Less');
    expect(less).toHaveFocus();
    await userEvent.click(less);
    expect(lines()).toBe('3');
  });
});
