import { categoryName, menuLabel } from '@/messages/CategoryLabels';

const cases: [labels: Parameters<typeof categoryName>[0], name: string, inMenu: string][] = [
  [{ title: 'Toner' }, 'Toner', 'Toner'],
  [{ title: 'Huda Brand', card: 'Huda Beauty' }, 'Huda Beauty', 'Huda Beauty'],
  [{ title: 'Hair Gador', menu: 'Gador' }, 'Hair Gador', 'Gador'],
  [{ title: 'A', card: 'B', menu: 'C' }, 'B', 'C'],
  [{ title: 'A', card: '', menu: '' }, 'A', 'A'],
];

describe('categoryName', () => {
  it.each(cases)('names %j "%s"', (labels, name) => {
    expect(categoryName(labels)).toBe(name);
  });
});

describe('menuLabel', () => {
  it.each(cases)('gives %j, named "%s", the menu label "%s"', (labels, _name, inMenu) => {
    expect(menuLabel(labels)).toBe(inMenu);
  });
});
