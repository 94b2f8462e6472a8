import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { canonicalPicture } from '@/pictures/canonicalPicture';
import { optimisedPicture } from '@/pictures/optimisedPicture';
import { pictureWidths } from '@/pictures/pictureLimits';
import fc from '../helpers/fastCheck';

/* The files of deploy/, Dockerfile and compose.yaml name things of each other and of the site. Here they are compared. */

const dockerfile = readFileSync('Dockerfile', 'utf8');
const template = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

/** A regular expression of the template; nginx's are JavaScript's, too. */
function patternAfter(words: string): RegExp {
  const [, pattern = '(?!)'] = template.split(words)[1]?.match(/^ ?"~?([^"]+)"/) ?? [];
  return new RegExp(pattern);
}

describe('the configuration of nginx', () => {
  it('gets all its variables from compose.yaml', () => {
    const given = firstGroups(readFileSync('compose.yaml', 'utf8'), /^ {6}([A-Z]+): /gm);
    expect(given.sort()).toEqual([...new Set(firstGroups(template, /\$\{(\w+)\}/g))].sort());
  });

  it.each([
    ['103.21.1.7', undefined],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:'],
    ['2001:db8:1:2:a::6', '2001:db8:1:2:'],
    ['2001:db8:1:2::6', '2001:db8:1:2:'],
    ['2001:db8::1', '2001:db8::'],
    ['2001:db8::a:b:c:d', '2001:db8::'],
    ['2001:db8::', '2001:db8::'],
  ])('counts %s as a visitor of its own network', (address, network) => {
    expect(patternAfter('$visitor {').exec(address)?.[1]).toBe(network);
  });
});

describe('the addresses of pictures that nginx accepts', () => {
  const accepted = patternAfter('$request_uri !~');
  const own = '/pictures/products/Foundation-1.webp';
  const bucket = 'https://firebasestorage.googleapis.com/v0/b/test-shop.appspot.com/o';

  it('are all that pages ask for', () => {
    for (const width of pictureWidths) expect(optimisedPicture(own, width)).toMatch(accepted);
    const start = fc.constantFrom('/pictures/', `${bucket}/`, 'https://i.ytimg.com/vi/');
    const end = fc.constantFrom('', '?alt=media', '?alt=media&token=a-1');
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.constant('a b/(1)গ.webp'),
    );
    fc.assert(
      fc.property(start, name, end, (...parts) => {
        const picture = canonicalPicture(parts.join(''));
        fc.pre(picture !== undefined);
        expect(optimisedPicture(picture ?? '', 360)).toMatch(accepted);
      }),
    );
  });

  it.each([
    ...['/pictures/./a.webp', '/pictures/../a.webp', '/pictures//a.webp', '/pictures/a.webp#1'],
    ...['/pictures/a.webp?1', '/pictures/%50.webp', '/pictures/a%2Fb.webp', '/pictures/%2572.webp'],
    ...['/pictures/a%5Cb.webp', '/icons/a.png', '//i.ytimg.com/a.jpg', 'http://i.ytimg.com/a.jpg'],
    ...[
      'https://i.ytimg.com/vi/./a.jpg',
      'https://i.ytimg.com//a.jpg',
      'https://i.ytimg.com/%50.jpg',
    ],
    ...['https://i.ytimg.com/a.jpg#1', 'https://i.ytimg.com/a.jpg?v=1', `${bucket}/a.jpg?alt=json`],
  ])('are not a second spelling: %s', (picture) => {
    expect(optimisedPicture(picture, 360)).not.toMatch(accepted);
  });

  it.each([
    ['w=360', 'w=361'],
    ['q=80', 'q=81'],
    ['w=360&q=80', 'q=80&w=360'],
    ['%2F', '%2f'],
    ['%2F', '/'],
    ['pictures', '%70ictures'],
    ['q=80', 'q=80&again'],
  ])('are not another form: %s as %s', (usual, other) => {
    expect(optimisedPicture(own, 360)).toMatch(accepted);
    expect(optimisedPicture(own, 360).replace(usual, other)).not.toMatch(accepted);
  });
});

describe('the image', () => {
  it('is probed where the site answers', () => {
    for (const path of firstGroups(dockerfile, /(\/api\/\w+)/g))
      expect(existsSync(`pages${path}.ts`)).toBe(true);
  });

  it("is built without keys of accounts and other settings than .env, whatever Google's console or the owner calls them", () => {
    const secrets = [
      '.env.local',
      'shop-key.json',
      'a/my-shop-4f2c1a9be0d1.json',
      'x-firebase-adminsdk-1.json',
    ];
    const ignored = ['-c', 'core.excludesFile=.dockerignore', 'check-ignore', '--no-index'];
    const names = execFileSync('git', [...ignored, ...secrets], { encoding: 'utf8' });
    expect(names.trim().split('\n')).toEqual(secrets);
  });

  it('has the settings mounted, so that a change builds anew, and in no layer', () => {
    expect(dockerfile).toContain('RUN --mount=type=bind,source=.env,target=.env npm run build');
    const copies = firstGroups(dockerfile, /^COPY (.*)$/gm);
    expect(copies.filter((copy) => /^\. |\s\.env\b/.test(copy))).toEqual([]);
    expect(copies.filter((copy) => / \. /.test(copy))).toEqual(['--exclude=.env . .']);
  });
});
