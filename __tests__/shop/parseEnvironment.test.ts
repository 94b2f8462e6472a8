import { z } from 'zod';
import { parseEnvironment, withoutEmpty } from '@/shop/parseEnvironment';
import { SettingsError } from '@/shop/SettingsError';

const schema = z.object({
  ONE: z.string({ error: 'missing' }),
  TWO: z.string().max(2, { error: 'too long' }).optional(),
});

describe('withoutEmpty', () => {
  it('treats an empty variable as not set', () => {
    expect(withoutEmpty({ A: '', B: '  ', C: undefined, D: ' x ', E: '0' })).toEqual({
      D: ' x ',
      E: '0',
    });
  });
});

describe('parseEnvironment', () => {
  it('returns what the schema parses', () => {
    expect(parseEnvironment(schema, { ONE: 'a', TWO: ' ', OTHER: 'x' })).toEqual({ ONE: 'a' });
  });

  it('names every invalid variable', () => {
    const reading = () => parseEnvironment(schema, { ONE: ' ', TWO: 'abc' });
    expect(reading).toThrow(SettingsError);
    expect(reading).toThrow(/ONE: missing[\s\S]*TWO: too long/);
  });
});
