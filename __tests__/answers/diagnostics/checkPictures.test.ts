import { checkPictures } from '@/answers/diagnostics/checkPictures';
import { deferred } from '../../helpers/deferred';

const documents = new Map([
  [
    'WAX Stick',
    {
      a: { img: 'https://example.com/a.jpg' },
      b: { img: 'https://example.com/a.jpg' },
      c: { img2: 'http://example.com/c.jpg' },
      d: { img: 'gs://shop/d.jpg' },
      e: { img: 'https://drive.google.com/file/d/1/view' },
      f: 'no document',
    },
  ],
  ['SLIDER-HOME', { one: { slider1: '/1.jpg', slider3: '/3.jpg', link1: '/Toner' } }],
  ['VIDEO YOUTUBE', { one: { img: '/still.jpg', Vedioyoutube: 'https://youtu.be/dQw4w9WgXcQ' } }],
  ['Unknown', { a: { img: '/never.jpg' } }],
]);

describe('checkPictures', () => {
  it('checks each picture once, and only those in known collections', async () => {
    const inspect = jest.fn(async () => undefined);
    expect(await checkPictures(documents, 99, inspect)).toEqual({
      findings: [],
      looked: 5,
      unchecked: 0,
    });
    expect(inspect.mock.calls.flat().sort()).toEqual(
      ['/1.jpg', '/3.jpg', '/still.jpg'].concat(
        ['a', 'c'].map((name) => `https://example.com/${name}.jpg`),
      ),
    );
  });

  it('reports the same broken picture for every document that names it', async () => {
    const inspect = async (address: string) =>
      address.endsWith('a.jpg') ? ({ code: 'pictureMissing' } as const) : undefined;
    const { findings } = await checkPictures(documents, 99, inspect);
    expect(findings).toMatchObject([
      { collection: 'WAX Stick', id: 'a', field: 'img', severity: 'error' },
      {
        collection: 'WAX Stick',
        id: 'b',
        problem: 'There is nothing at https://example.com/a.jpg.',
      },
    ]);
  });

  it('asks a host that does not answer for no more, and names it', async () => {
    const inspect = jest.fn(async (address: string) =>
      address.includes('silent') ? ({ code: 'pictureUnreached' } as const) : undefined,
    );
    const many = Array.from({ length: 20 }, (_, at) => [
      `${at}`,
      { img: `https://silent.example/${at}.jpg`, img2: `https://good.example/${at}.jpg` },
    ]);
    const documents = new Map([['WAX Stick', Object.fromEntries(many)]]);
    const { findings } = await checkPictures(documents, 99, inspect);
    const asked = inspect.mock.calls.flat();
    expect(asked.filter((address) => address.includes('good'))).toHaveLength(20);
    expect(asked.filter((address) => address.includes('silent')).length).toBeLessThan(7);
    expect(findings).toHaveLength(20);
    expect(new Set(findings.map(({ problem }) => problem))).toEqual(
      new Set(['silent.example did not answer when it was asked for the picture.']),
    );
  });

  it('stops at its limit and counts the pictures that are left', async () => {
    const inspect = jest.fn(async () => undefined);
    expect(await checkPictures(documents, 2, inspect)).toMatchObject({ looked: 2, unchecked: 3 });
    expect(await checkPictures(documents, 0, inspect)).toMatchObject({ looked: 0, unchecked: 5 });
    expect(inspect).toHaveBeenCalledTimes(2);
  });

  it('checks at most six pictures at once', async () => {
    const answer = deferred<undefined>();
    const inspect = jest.fn(() => answer.promise);
    const many = Array.from({ length: 20 }, (_, at) => [`${at}`, { img: `/${at}.jpg` }]);
    const checked = checkPictures(new Map([['WAX Stick', Object.fromEntries(many)]]), 99, inspect);
    await new Promise(setImmediate);
    expect(inspect).toHaveBeenCalledTimes(6);
    answer.resolve(undefined);
    await checked;
    expect(inspect).toHaveBeenCalledTimes(20);
  });
});
