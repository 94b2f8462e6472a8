import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installAnswer } from '@/device/installAnswer';
import { languageChosen } from '@/device/languageChosen';
import { lowData } from '@/device/lowData';
import { InstallOffer } from '@/layout/InstallOffer';
import { PageHelpers } from '@/layout/PageHelpers';
import type { hindi } from '@/messages/hi/hindi';
import { renderInSite } from '../helpers/renderInSite';

/** Shows a page of this visit to the site, to a browser that can install it. */
function show({ visit = 2, wanted = ['en-IN'], language = undefined as typeof hindi | undefined }) {
  sessionStorage.clear();
  installAnswer.change((answer) => ({ ...answer, visits: visit - 1 }));
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(wanted);
  const view = renderInSite(<InstallOffer />, language ? { language } : {});
  return { ...view, ...ask() };
}

/** The browser is ready to ask. */
function ask() {
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

const offer = () => screen.queryByRole('complementary', { name: 'Home screen' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  installAnswer.change(() => installAnswer.empty);
  languageChosen.change(() => false);
  lowData.change(() => '');
});

describe('InstallOffer', () => {
  it("keeps the browser's own banner back, and offers nothing on the first visit", () => {
    const { event } = show({ visit: 1 });
    expect(event.defaultPrevented).toBe(true);
    expect(offer()).not.toBeInTheDocument();
    expect(installAnswer.read().visits).toBe(1);
  });

  it.each([2, 5])('offers the shop for the home screen on visit %i', (visit) => {
    show({ visit });
    expect(offer()).toHaveTextContent('Add to home screen');
  });

  it('comes before the line about little data: only one line is seen at a time', () => {
    lowData.change(() => 'yes');
    sessionStorage.clear();
    installAnswer.change(() => ({ visits: 1, isGiven: false }));
    jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['en-IN']);
    renderInSite(<PageHelpers />);
    ask();
    const lines = screen.getAllByLabelText(/^(Home screen|Less data)$/);
    expect(lines.map((line) => getComputedStyle(line).display)).toEqual(['flex', 'none']);
    expect(offer()).toBeVisible();
  });

  it('offers nothing before the browser is ready', () => {
    sessionStorage.clear();
    installAnswer.change(() => ({ visits: 5, isGiven: false }));
    renderInSite(<InstallOffer />);
    expect(offer()).not.toBeInTheDocument();
  });

  it('lets the browser ask, once', async () => {
    const { prompt } = show({});
    await press('Add to home screen');
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(offer()).not.toBeInTheDocument();
    expect(installAnswer.read().isGiven).toBe(true);
  });

  it('does not mind a browser that refuses to ask', async () => {
    const { prompt } = show({});
    prompt.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await press('Add to home screen');
    expect(offer()).not.toBeInTheDocument();
  });

  it('remembers a no', async () => {
    const { prompt, unmount } = show({});
    await press('No, thanks');
    expect(prompt).not.toHaveBeenCalled();
    unmount();
    show({ visit: 9 });
    expect(offer()).not.toBeInTheDocument();
  });

  it('goes when the site is installed in another way', () => {
    show({});
    fireEvent(window, new Event('appinstalled'));
    expect(offer()).not.toBeInTheDocument();
    expect(installAnswer.read().isGiven).toBe(true);
  });

  it('leaves its place to the offer of a language, even after that is declined', () => {
    show({ wanted: ['bn-IN', 'en-IN'] });
    expect(offer()).not.toBeInTheDocument();
    act(() => languageChosen.change(() => true));
    expect(offer()).not.toBeInTheDocument();
  });

  it('is shown to those who have chosen a language', () => {
    languageChosen.change(() => true);
    show({ wanted: ['bn-IN', 'en-IN'] });
    expect(offer()).toBeVisible();
  });
});
