import { z } from 'zod';
import { parseEnvironment, withoutEmpty } from '@/shop/parseEnvironment';
import { SettingsError } from '@/shop/SettingsError';

const schema = z.object({
  ONE: z.string({ error: 'missing' }),
  TWO: z.string().max(2, { error: 'too long' }).optional(),
});

describe('withoutEmpty', () => {
  it('takes an empty variable for one that is not set', () => {
    expect(withoutEmpty({ A: '', B: '  ', C: undefined, D: ' x ', E: '0' })).toEqual({
      D: ' x ',
      E: '0',
    });
  });
});

describe('parseEnvironment', () => {
  it('gives what the schema reads', () => {
    expect(parseEnvironment(schema, { ONE: 'a', TWO: ' ', OTHER: 'x' })).toEqual({ ONE: 'a' });
  });

  it('names every variable at fault', () => {
    const reading = () => parseEnvironment(schema, { ONE: ' ', TWO: 'abc' });
    expect(reading).toThrow(SettingsError);
    expect(reading).toThrow(/ONE: missing[\s\S]*TWO: too long/);
  });
});
