import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account of Firebase Authentication. */
export const READER = { email: 'reader@catalogue.example', password: 'correct horse battery' };

export interface AuthStandIn {
  /** Host and port. */
  readonly address: string;
  /** What was asked so far, such as accounts:signInWithPassword. */
  readonly asked: string[];
  /**
   * With a status, every answer is that failure, or the next `times`; with `hangs`, none comes; with `ends`, sessions are
   * not renewed.
   */
  readonly fails: { status?: number; times?: number; hangs?: boolean; ends?: boolean };
  /** Seconds that a token lasts. */
  seconds: number;
  close(): void;
}

/**
 * A server that speaks the forms of Firebase Authentication that signing in needs, with the unsigned tokens that the
 * Firestore emulator accepts. Source: firebase.google.com/docs/reference/rest/auth.
 */
export async function authStandIn(projectId: string): Promise<AuthStandIn> {
  const asked: string[] = [];
  const fails: AuthStandIn['fails'] = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [what = ''] = request.url?.match(/accounts:\w+|v1\/token/) ?? [];
    asked.push(what);
    if (fails.hangs) return;
    const [status, answer] = answerTo(what, Buffer.concat(chunks).toString());
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });

  function answerTo(what: string, body: string): readonly [number, object] {
    if (fails.status && fails.times !== 0) {
      if (fails.times) fails.times -= 1;
      return [fails.status, { error: { code: fails.status, message: 'BACKEND' } }];
    }
    const idToken = token(projectId, own.seconds);
    const expiry = String(own.seconds);
    if (what === 'accounts:lookup') return [200, { users: [{ localId: 'u1', ...READER }] }];
    if (what === 'v1/token')
      return fails.ends
        ? [400, { error: { code: 400, message: 'TOKEN_EXPIRED' } }]
        : [
            200,
            { access_token: idToken, id_token: idToken, refresh_token: 'r', expires_in: expiry },
          ];
    const { email, password } = JSON.parse(body);
    return email === READER.email && password === READER.password
      ? [200, { idToken, refreshToken: 'r', expiresIn: expiry, localId: 'u1', email }]
      : [400, { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }];
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const own: AuthStandIn = {
    address: `127.0.0.1:${port}`,
    asked,
    fails,
    seconds: 3600,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return own;
}

function token(projectId: string, seconds: number): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'u1',
    user_id: 'u1',
    email: READER.email,
    auth_time: now,
    iat: now,
    exp: now + seconds,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  const parts = [{ alg: 'none', typ: 'JWT' }, claims];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}
