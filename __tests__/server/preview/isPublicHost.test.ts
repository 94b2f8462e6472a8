import { lookup } from 'node:dns/promises';
import { isPublicHost } from '@/server/preview/isPublicHost';

jest.mock('node:dns/promises', () => ({ lookup: jest.fn() }));

function leadsTo(...addresses: string[]): void {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  jest.mocked<(name: string) => Promise<unknown>>(lookup).mockResolvedValue(found);
}

describe('isPublicHost', () => {
  it.each([
    ['142.250.183.10'],
    ['2404:6800:4009:80a::200a'],
    ['172.15.255.255'],
    ['172.32.0.1'],
    ['100.63.0.1'],
  ])('takes %s for the internet', async (address) => {
    leadsTo(address);
    await expect(isPublicHost('pictures.example')).resolves.toBe(true);
  });

  it.each([
    ['0.0.0.0'],
    ['10.1.2.3'],
    ['100.64.0.1'],
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['172.16.0.1'],
    ['172.31.255.255'],
    ['192.168.1.1'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['::'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::a00:1'],
    ['fd00::1'],
    ['fe80::1'],
  ])('does not take %s for it', async (address) => {
    leadsTo(address);
    await expect(isPublicHost('pictures.example')).resolves.toBe(false);
  });

  it('refuses a name of which one address is private', async () => {
    leadsTo('142.250.183.10', '127.0.0.1');
    await expect(isPublicHost('pictures.example')).resolves.toBe(false);
  });

  it('hands on that a name is nobody’s', async () => {
    jest.mocked(lookup).mockRejectedValue(new Error('ENOTFOUND'));
    await expect(isPublicHost('nobody.invalid')).rejects.toThrow('ENOTFOUND');
  });
});
