import type { AddressInfo, Server } from 'node:net';

/**
 * Lets a server listen on this machine.
 * @param port 0 for any free port.
 * @returns its port.
 * @throws Error when the port is taken.
 */
export async function listenOn(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
