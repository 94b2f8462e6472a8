const noServer = 'the server was not found: is this computer on the internet?';
const nothingThere =
  'nothing answers there: is the address right, and does what shall answer there run?';
const cut = 'the connection was cut: run it again';
const late = 'no answer came in time: run it again, later if need be';

const meanings: Readonly<Record<string, string>> = {
  ENOTFOUND: noServer,
  EAI_AGAIN: noServer,
  ENETUNREACH: noServer,
  ECONNREFUSED: nothingThere,
  EHOSTUNREACH: nothingThere,
  ECONNRESET: cut,
  EPIPE: cut,
  UND_ERR_SOCKET: cut,
  ETIMEDOUT: late,
  UND_ERR_CONNECT_TIMEOUT: late,
  TimeoutError: late,
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'this is a file and no folder',
  EISDIR: 'this is a folder; give the file in it',
  EACCES: 'you have no permission for it: is it open in another program, or of another user?',
  EPERM: 'you have no permission for it: is it open in another program, or of another user?',
  EROFS: 'nothing can be written there: choose another folder',
  EEXIST: 'a file of that name is there: run it again in a second',
  ENOSPC: 'the disk is full: make room, and run it again',
};

/** Why something failed: a system error in plain words, otherwise the innermost message. */
export function plainReason(failure: unknown): string {
  const { code = '', name = '', message, cause } = Object(failure) as NodeJS.ErrnoException;
  const meaning = meanings[code] ?? meanings[name];
  if (meaning) return meaning;
  const { message: inner } = Object(cause) as Partial<Error>;
  return inner ? plainReason(cause) : (message ?? String(failure));
}
