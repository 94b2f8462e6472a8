import { screen } from '@testing-library/react';
import type { SlidePicture } from '@/catalogue/items';
import { Slide } from '@/media/carousel/Slide';
import { homeMessages } from '@/messages/en/homeMessages';
import { renderInSite } from '../../helpers/renderInSite';

function show(picture: Partial<SlidePicture>, shown = true) {
  renderInSite(
    <Slide
      picture={{ image: '/one.jpg', ...picture }}
      position={2}
      count={3}
      isCurrent={shown}
      messages={homeMessages.carouselControls}
    />,
  );
}

describe('Slide', () => {
  it('falls back to a numbered alt text when the owner gave none', () => {
    show({});
    expect(screen.getByRole('img', { name: 'Banner picture 2 of the shop' })).toBeVisible();
  });

  it('links to a page of the site in the same tab', () => {
    show({ alt: 'A gajra ring', link: '/Hair-flower' });
    const link = screen.getByRole('link', { name: 'A gajra ring' });
    expect(link).toHaveAttribute('href', '/Hair-flower');
    expect(link).not.toHaveAttribute('target');
  });

  it('links to another site in a new tab, and says so', () => {
    show({ alt: 'A gajra ring', link: 'https://example.com/fair' });
    const link = screen.getByRole('link', { name: 'A gajra ring (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://example.com/fair');
  });

  it('begins the name of its link with its words', () => {
    show({ alt: 'A gajra ring', link: '/Hair-flower', headline: 'For Pujo', line: 'from ₹245' });
    const link = screen.getByRole('link', { name: 'For Pujo from ₹245 A gajra ring' });
    expect(link).toHaveTextContent('For Pujofrom ₹245');
  });

  it('needs no alt text where words say what it is about', () => {
    show({ line: 'from ₹245' });
    expect(screen.getByText('from ₹245')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it.each([true, false])('can be focused only when it is shown: %s', (shown) => {
    show({ link: '/Primer' }, shown);
    const slide = screen.getByRole('group', { name: '2 of 3', hidden: true });
    expect(slide.hasAttribute('inert')).toBe(!shown);
  });
});
