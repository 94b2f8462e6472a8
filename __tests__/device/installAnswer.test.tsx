import { countVisit, installAnswer } from '@/device/installAnswer';

beforeEach(() => {
  sessionStorage.clear();
  installAnswer.change(() => installAnswer.empty);
});

describe('countVisit', () => {
  it('counts once in each tab', () => {
    countVisit();
    countVisit();
    expect(installAnswer.read()).toEqual({ visits: 1, isGiven: false });
    sessionStorage.clear();
    countVisit();
    expect(installAnswer.read().visits).toBe(2);
  });

  it('counts nothing where storage is refused', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    countVisit();
    expect(installAnswer.read().visits).toBe(0);
  });
});

describe('installAnswer', () => {
  it.each(['null', '7', '"yes"', '{"visits":"many","isGiven":1}', '{"visits":1e99}', '[]'])(
    'reads %s as no visit and no answer',
    (stored) => {
      localStorage.setItem('home-screen', stored);
      window.dispatchEvent(new Event('storage'));
      expect(installAnswer.read()).toEqual({ visits: 0, isGiven: false });
    },
  );
});
