import { httpsAddress } from '@/shop/httpsAddress';

describe('httpsAddress', () => {
  it.each([
    ['facebook.com/priya', '; did you mean https://facebook.com/priya?'],
    [' www.youtube.com/@priya ', '; did you mean https://www.youtube.com/@priya?'],
    ['http://facebook.com/priya', ''],
    ['priya.beauty', ''],
    ['@priya/x', ''],
    ['javascript:a.b/c', ''],
  ])('refuses %j, and suggests the address that it means: %j', (typed, suggestion) => {
    expect(httpsAddress.safeParse(typed).error?.issues[0]?.message).toBe(
      `should be a full address such as https://example.com/page${suggestion}`,
    );
  });
});
