import { PrintHead } from '@/views/category/PrintHead';
import { renderInSite } from '../../helpers/renderInSite';

describe('PrintHead', () => {
  it('names the shop, its address and its phone', () => {
    const { container } = renderInSite(<PrintHead readAt={undefined} />);
    expect(container).toHaveTextContent(/^Rupkatha Beauty.*Berhampore.*742103 · \+91 00000 00000$/);
  });

  it('says from when the prices are, with the year, where that is known', () => {
    const readAt = new Date(2026, 9, 20, 18, 5).getTime();
    const { container } = renderInSite(<PrintHead readAt={readAt} />);
    expect(container).toHaveTextContent(/Prices of 20 October 2026.*6:05/);
  });
});
