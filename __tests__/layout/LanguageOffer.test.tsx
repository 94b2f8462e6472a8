import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { languageChosen } from '@/device/languageChosen';
import { LanguageOffer } from '@/layout/LanguageOffer';
import { bengali } from '@/messages/bn/bengali';
import { english } from '@/messages/en/english';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { aRouter } from '../helpers/aRouter';
import { ProvidedRouter } from '../helpers/ProvidedRouter';
import { renderInSite } from '../helpers/renderInSite';

/** Shows a page to a browser with these languages, until the browser has been idle. */
async function show(wanted: readonly string[], language = english, path = '/lens') {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(wanted);
  renderInSite(<LanguageOffer />, { language, path });
  await act(() => new Promise((idle) => setTimeout(idle, 10)));
}

const offer = () => screen.queryByRole('complementary');

beforeEach(() => languageChosen.change(() => false));

describe('LanguageOffer', () => {
  it('offers this page in the language that the browser asks for, in that language', async () => {
    await show(['bn-IN', 'en-IN']);
    expect(offer()).toHaveAttribute('lang', 'bn-IN');
    const link = screen.getByRole('link', { name: 'এই পাতাটি বাংলায় পড়ুন' });
    expect(link).toHaveAttribute('href', '/bn/lens');
  });

  it('offers English on a page in another language', async () => {
    await show(['en-IN'], bengali, '/bn/lens');
    expect(screen.getByRole('link', { name: 'Read this page in English' })).toHaveAttribute(
      'href',
      '/lens',
    );
  });

  it.each([[['en-IN', 'bn-IN']], [['ta-IN']], [[]]])(
    'offers nothing to those who ask for %j',
    async (wanted) => {
      await show(wanted);
      expect(offer()).not.toBeInTheDocument();
    },
  );

  it('remembers a no', async () => {
    await show(['hi-IN']);
    await userEvent.click(screen.getByRole('button', { name: 'नहीं, रहने दें' }));
    expect(offer()).not.toBeInTheDocument();
    expect(languageChosen.read()).toBe(true);
    await show(['hi-IN']);
    expect(offer()).not.toBeInTheDocument();
  });

  it('is not in the static HTML', () => {
    jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['bn-IN']);
    const html = renderToString(
      <ProvidedRouter router={aRouter()}>
        <LanguageProvider language={english}>
          <LanguageOffer />
        </LanguageProvider>
      </ProvidedRouter>,
    );
    expect(html).toBe('');
  });
});
