import { menuLabelOf } from '@/words/menuLabelOf';
import { nameOf } from '@/words/nameOf';

const cases: [labels: Parameters<typeof nameOf>[0], name: string, inMenu: string][] = [
  [{ title: 'Toner' }, 'Toner', 'Toner'],
  [{ title: 'Huda Brand', card: 'Huda Beauty' }, 'Huda Beauty', 'Huda Beauty'],
  [{ title: 'Hair Gador', menu: 'Gador' }, 'Hair Gador', 'Gador'],
  [{ title: 'A', card: 'B', menu: 'C' }, 'B', 'C'],
  [{ title: 'A', card: '', menu: '' }, 'A', 'A'],
];

describe('nameOf', () => {
  it.each(cases)('calls %j "%s"', (labels, name) => {
    expect(nameOf(labels)).toBe(name);
  });
});

describe('menuLabelOf', () => {
  it.each(cases)('calls %j, whose name is "%s", "%s" in the menu', (labels, _name, inMenu) => {
    expect(menuLabelOf(labels)).toBe(inMenu);
  });
});
