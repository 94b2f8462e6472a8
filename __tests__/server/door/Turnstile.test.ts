import { Turnstile } from '@/server/door/Turnstile';
import { deferred } from '../../helpers/deferred';

/** Tasks that wait until they are let go, and how many of them have begun. */
function tasks(count: number) {
  const all = Array.from({ length: count }, () => deferred<void>());
  const begun: number[] = [];
  const pass = (turnstile: Turnstile) =>
    all.map((task, at) =>
      turnstile.pass(() => {
        begun.push(at);
        return task.promise;
      }),
    );
  return { all, begun, pass };
}

const soon = () => new Promise(setImmediate);

describe('Turnstile', () => {
  it('lets so many run at once, and the others in their order', async () => {
    const { all, begun, pass } = tasks(5);
    pass(new Turnstile(2));
    await soon();
    expect(begun).toEqual([0, 1]);
    all[1]?.resolve();
    await soon();
    expect(begun).toEqual([0, 1, 2]);
    for (const task of all) task.resolve();
    await soon();
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('sends away who finds the line full, and takes newcomers once it is not', async () => {
    const { all, begun, pass } = tasks(4);
    const turnstile = new Turnstile(1, 2);
    const passed = pass(turnstile);
    expect(passed.map((task) => task !== undefined)).toEqual([true, true, true, false]);
    for (const task of all) task.resolve();
    await Promise.all(passed);
    expect(begun).toEqual([0, 1, 2]);
    await expect(turnstile.pass(async () => 'in')).resolves.toBe('in');
  });

  it('gives what the task gives, and goes on after one that fails', async () => {
    const turnstile = new Turnstile(1);
    const failed = turnstile.pass(() => Promise.reject(new Error('broken')));
    const next = turnstile.pass(async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });
});
