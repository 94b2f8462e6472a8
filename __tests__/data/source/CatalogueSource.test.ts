import { CatalogueReadError } from '@/data/source/CatalogueSource';

describe('CatalogueReadError', () => {
  it.each([
    [new Error('permission denied'), 'permission denied'],
    ['a text', 'a text'],
    [undefined, 'undefined'],
    [{ toString: (): string => 'an object' }, 'an object'],
  ])('names the collection and the cause (%#)', (cause, reason) => {
    const error = new CatalogueReadError('WAX Stick', cause);
    expect(error.message).toBe(`The collection "WAX Stick" could not be read: ${reason}`);
    expect(error.name).toBe('CatalogueReadError');
    expect(error.reason).toBe(reason);
  });

  it('has a stack with the message only, without code locations', () => {
    const { stack } = new CatalogueReadError('WAX Stick', new Error('permission denied'));
    expect(stack).toBe(
      'CatalogueReadError: The collection "WAX Stick" could not be read: permission denied',
    );
  });

  it('has no cause, whose own stack would be logged too', () => {
    expect(new CatalogueReadError('WAX Stick', new Error('denied')).cause).toBeUndefined();
  });
});
