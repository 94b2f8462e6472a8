import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { categoryMessages } from '@/messages/en/categoryMessages';
import { FilterRow } from '@/views/category/filter/FilterRow';
import { useShelfFilter } from '@/views/category/filter/useShelfFilter';
import { renderInSite } from '../../../helpers/renderInSite';
import { Site } from '../../../helpers/Site';

const more = Array.from({ length: 9 }, (_, index) => ({ id: `m${index}`, title: `Tint ${index}` }));
const many = [
  { id: 'a', title: 'Rose', price: 450, mrp: 600, off: 25, brand: 'Huda' },
  { id: 'b', title: 'Amber', price: 250, brand: 'Ikonic' },
  { id: 'd', title: 'Plum', price: 700, mrp: 1000, off: 30 },
  ...more,
];

const field = (name: string) => screen.getByRole('combobox', { name });

function Row() {
  const chosen = useShelfFilter(many);
  return (
    <>
      <FilterRow {...chosen} products={many} messages={categoryMessages.filter} />
      <p role="status">{chosen.matching.map(({ title }) => title).join(', ')}</p>
    </>
  );
}

describe('the static row of a shelf', () => {
  const staticHtml = () =>
    renderToString(
      <Site path="/blush">
        <Row />
      </Site>,
    );

  it('has every field, so that a choice made before the scripts are there holds', async () => {
    const onReplace = jest.fn();
    const html = staticHtml()
      .replace('value="off"', 'value="off" selected')
      .replace('value="Huda"', 'value="Huda" selected');
    await act(async () => renderInSite(<Row />, { path: '/blush?price=300-500', onReplace, html }));
    expect(onReplace.mock.calls).toEqual([
      ['/blush?price=300-500&sort=off&brand=Huda', expect.anything()],
    ]);
    expect(field('Brand')).toHaveDisplayValue('Huda');
    expect(screen.getByRole('status')).toHaveTextContent('Rose');
  });

  it('leaves the address alone where nothing was touched', async () => {
    const onReplace = jest.fn();
    const html = staticHtml();
    await act(async () => renderInSite(<Row />, { path: '/blush?sort=-price', onReplace, html }));
    expect(onReplace).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Plum, Rose, Amber');
  });
});
