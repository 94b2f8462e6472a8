import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContactPage, { getStaticProps } from '../../pages/contact-us';
import { rawDocument } from '../helpers/rawDocument';
import { renderPage } from '../helpers/renderPage';
import { sourceInUse } from '../helpers/sourceInUse';

async function open() {
  return renderPage(ContactPage, await getStaticProps(), '/contact-us');
}

describe('pages/contact-us', () => {
  it("shows the shop's address, phone and e-mail, and the town once in each spelling that people search for", async () => {
    const { main, inMain } = await open();
    expect(main).toHaveTextContent('00 Demo Road, Berhampore, Murshidabad, West Bengal 742103');
    expect(main).toHaveTextContent('+91 00000 00000');
    expect(main).toHaveTextContent('demo@example.com');
    expect(
      inMain.getByText(/Berhampore is also written Baharampur and Berhampur\.$/),
    ).toBeVisible();
    expect(inMain.getAllByText(/Baharampur/)).toHaveLength(1);
  });

  it('shows the opening hours, the days with others that are to come, and what delivery costs', async () => {
    const notice = rawDocument({
      hours: 'Mo 10:00-20:30',
      holidays:
        '2020-10-20 to 2020-10-22 closed; 2098-10-20 to 2098-10-22 closed\n2098-10-24 12:00-23:30',
      delivery: 'Berhampore town: tomorrow, ₹30\nOther places: please ask',
    });
    sourceInUse('demo').mockImplementation(async (name) => (name === 'SHOP' ? [notice] : []));
    const { inMain } = await open();
    expect(inMain.getByText('Open: Mon 10 am to 8:30 pm,')).toBeVisible();
    expect(inMain.getByText('20 October 2098 to 22 October 2098: closed')).toBeVisible();
    expect(inMain.getByText('24 October 2098: 12 pm to 11:30 pm')).toBeVisible();
    expect(inMain.queryByText(/2020/)).not.toBeInTheDocument();
    const table = within(inMain.getByRole('table', { name: 'Home delivery' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Berhampore towntomorrow, ₹30',
      'Other placesplease ask',
    ]);
  });

  it('says nothing of hours and delivery while nobody has', async () => {
    sourceInUse('demo').mockResolvedValue([]);
    const { inMain } = await open();
    expect(inMain.queryByText(/^Open/)).not.toBeInTheDocument();
    expect(inMain.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has buttons to call, to write, and for directions in a new tab', async () => {
    const { inMain } = await open();
    for (const [name, address] of [
      ['Call us', 'tel:+910000000000'],
      ['WhatsApp us (opens in a new tab)', 'https://wa.me/910000000000?text=I%20am%20Interested'],
      ['E-mail us', 'mailto:demo@example.com'],
    ] as const)
      expect(inMain.getByRole('link', { name })).toHaveAttribute('href', address);
    const link = inMain.getByRole('link', { name: 'Directions (opens in a new tab)' });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://www.google.com/maps/dir/');
    expect(address.searchParams.get('destination')).toContain('00 Demo Road, Berhampore');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it.each(['shop location', 'Berhampore on the map'])(
    'loads the frame "%s" only on a press',
    async (name) => {
      const { inMain } = await open();
      expect(inMain.queryByTitle(name)).not.toBeInTheDocument();
      await userEvent.click(inMain.getByRole('button', { name: `View ${name}` }));
      const frames = inMain.getAllByTitle(/shop location|on the map/);
      expect(frames.map((frame) => frame.title)).toEqual([name]);
      expect(frames[0]).toHaveAttribute(
        'src',
        expect.stringMatching(/^https:\/\/www\.google\.com\/maps\?/),
      );
    },
  );
});
