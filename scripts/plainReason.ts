const noServer = 'the server was not found: is this computer on the internet?';
const nothingThere = 'nothing answers there: is the address right, and is its server running?';
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
  ETIMEDOUT: late,
  TimeoutError: late,
  ENOENT: 'there is no such file or folder',
  EISDIR: 'this is a folder; give the file in it',
  EACCES:
    'you have no permission for it: is it open in another program, or does it belong to another user?',
  EPERM:
    'you have no permission for it: is it open in another program, or does it belong to another user?',
  EEXIST: 'a file of that name is there: give another name',
};

/** Why something failed: a system error in plain words, otherwise the innermost message. */
export function plainReason(failure: unknown): string {
  const { code = '', name = '', message, cause } = Object(failure) as NodeJS.ErrnoException;
  const meaning = meanings[code] ?? meanings[name];
  if (meaning) return meaning;
  const { message: inner } = Object(cause) as Partial<Error>;
  return inner ? plainReason(cause) : (message ?? String(failure));
}
