import { PrintHead } from '@/views/PrintHead';
import { renderInSite } from '../helpers/renderInSite';

describe('PrintHead', () => {
  it("shows the shop's name, address and phone", () => {
    const { container } = renderInSite(<PrintHead readAt={undefined} />);
    expect(container).toHaveTextContent(/^Rupkatha Beauty.*Berhampore.*742103 · \+91 00000 00000$/);
  });

  it('shows the date of the prices with the year when it is known', () => {
    const readAt = new Date(2026, 9, 20, 18, 5).getTime();
    const { container } = renderInSite(<PrintHead readAt={readAt} />);
    expect(container).toHaveTextContent(/Prices of 20 October 2026.*6:05/);
  });
});
