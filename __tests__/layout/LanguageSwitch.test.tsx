import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitch } from '@/layout/LanguageSwitch';
import { bengali } from '@/messages/bn/bengali';
import { english } from '@/messages/en/english';
import { hindi } from '@/messages/hi/hindi';
import { aRouter } from '../helpers/aRouter';
import { renderInSite } from '../helpers/renderInSite';

const link = (name: string) => screen.getByRole('link', { name });
const product = '/Foundation/silk-touch-01_silk_touch';

/** Presses a link; the document of the test stays. @returns the path to which it led. */
async function press(name: string): Promise<string> {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link(name));
  return link(name).getAttribute('href')?.replace(window.location.origin, '') ?? '';
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('LanguageSwitch', () => {
  it.each([
    ['/', english, { বাংলা: '/bn', हिंदी: '/hi' }],
    [product, english, { বাংলা: `/bn${product}`, हिंदी: `/hi${product}` }],
    [`/hi${product}#shade=Honey`, hindi, { English: product, বাংলা: `/bn${product}` }],
    ['/search?q=kajol', english, { বাংলা: '/bn/search', हिंदी: '/hi/search' }],
    ['/bn/nothing/here', bengali, { English: '/nothing/here', हिंदी: '/hi/nothing/here' }],
  ])('links from %s to the same page in the other languages', (path, language, targets) => {
    renderInSite(<LanguageSwitch />, { path, language });
    const links = screen.getAllByRole('link');
    expect(
      Object.fromEntries(links.map((one) => [one.textContent, one.getAttribute('href')])),
    ).toEqual(targets);
  });

  it('names each language in itself, for search engines and screen readers', () => {
    renderInSite(<LanguageSwitch />);
    expect(link('বাংলা')).toHaveAttribute('hreflang', 'bn');
    expect(link('বাংলা')).toHaveAttribute('lang', 'bn');
    expect(link('हिंदी')).toHaveAttribute('hreflang', 'hi');
  });

  it.each([
    ['/Foundation?sort=price&price=-300', '/bn/Foundation?sort=price&price=-300'],
    [`${product}#shade=Honey`, `/bn${product}#shade=Honey`],
    ['/shortlist#Foundation=a.2-b&lens=c', '/bn/shortlist#Foundation=a.2-b&lens=c'],
  ])('takes along what the address %s says besides the page', async (address, target) => {
    window.history.replaceState(null, '', address);
    renderInSite(<LanguageSwitch />, { path: address });
    expect(await press('বাংলা')).toBe(target);
  });

  it('leads home from the page of an error, and with a script to the address that failed', async () => {
    window.history.replaceState(null, '', product);
    renderInSite(<LanguageSwitch />, { router: { ...aRouter(product), route: '/500' } });
    expect(link('বাংলা')).toHaveAttribute('href', '/bn');
    expect(await press('বাংলা')).toBe(`/bn${product}`);
  });
});
