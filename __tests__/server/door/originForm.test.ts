import { originForm } from '@/server/door/originForm';

describe('originForm', () => {
  it.each([
    ['/Foundation?a=1', '/Foundation?a=1'],
    ['//a/b', '//a/b'],
    ['http://127.0.0.1/Foundation?a=1', '/Foundation?a=1'],
    ['HTTPS://elsewhere.example:8443/lens', '/lens'],
    ['http://127.0.0.1', '/'],
    ['http://127.0.0.1?a=1', '/?a=1'],
    ['http://a.example/http://b.example/', '/http://b.example/'],
  ])('takes %s for %s', (target, path) => {
    expect(originForm(target)).toBe(path);
  });

  it.each(['*', '', 'foo', 'ftp://a.example/b', 'javascript:alert(1)', 'a.example:443'])(
    'takes %j for no address',
    (target) => {
      expect(originForm(target)).toBeUndefined();
    },
  );
});
