import { CatalogueReadError } from '@/catalogue/source/CatalogueReadError';

describe('CatalogueReadError', () => {
  it.each([
    [new Error('permission denied'), 'permission denied'],
    ['a text', 'a text'],
    [undefined, 'undefined'],
    [{ toString: (): string => 'an object' }, 'an object'],
  ])('names the collection and the cause %s', (cause, reason) => {
    const error = new CatalogueReadError('WAX Stick', cause);
    expect(error.message).toBe(`The collection "WAX Stick" could not be read: ${reason}`);
    expect(error.name).toBe('CatalogueReadError');
    expect(error.cause).toBe(cause);
  });
});
