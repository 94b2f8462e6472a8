import { Transform } from 'node:stream';
import type { ReadStream } from 'node:tty';

/**
 * A terminal's keys, one character at a time. Pasted text comes in one piece, and Node's readline appends a piece of
 * several characters to the line wherever the cursor is (node 20.20, `isCompletionEnabled` in `_insertString`).
 */
export function typedKeys(input: ReadStream): Transform {
  const keys = new Transform({
    transform(piece: Buffer, _encoding, done) {
      // Bytes are enough: readline decodes them itself, and joins the bytes of one letter.
      for (const byte of piece) keys.push(Buffer.of(byte));
      done();
    },
  });
  // What readline does for a terminal: without raw mode the terminal itself would edit the line.
  input.setRawMode(true);
  keys.once('close', () => input.setRawMode(false));
  return input.pipe(keys);
}
