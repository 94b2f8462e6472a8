import { confirm, isCI, isTTY, spinner } from '@clack/prompts';
import type { Conversation } from './Conversation';

const QUIET_MS = 1000;

const withoutTerminal: Conversation = {
  say: console.log,
  confirm: async (question) => {
    console.log(`${question} Nobody is there to answer; add --yes to agree.`);
    return false;
  },
};

/** A spinner turns while a command says nothing; without a terminal every answer is no. */
export async function withTerminal<Result>(
  work: (talk: Conversation) => Promise<Result>,
): Promise<Result> {
  if (!process.stdin.isTTY || !isTTY(process.stdout) || isCI()) return work(withoutTerminal);
  const turning = spinner({
    indicator: 'timer',
    withGuide: false,
    cancelMessage: 'Stopped.',
    onCancel: () => process.exit(130),
  });
  let timer: NodeJS.Timeout | undefined;
  let isTurning = false;
  const wait = () => {
    timer = setTimeout(() => {
      isTurning = true;
      turning.start('Please wait');
    }, QUIET_MS);
  };
  const pause = () => {
    clearTimeout(timer);
    if (isTurning) turning.clear();
    isTurning = false;
  };
  // The spinner takes Ctrl+C as a key, and ends the process as if all were well.
  const onExit = () => {
    if (isTurning) process.exitCode = 130;
  };
  process.once('exit', onExit);
  wait();
  try {
    return await work({
      say: (line) => {
        pause();
        console.log(line);
        wait();
      },
      confirm: async (message) => {
        pause();
        const answer = await confirm({ message, initialValue: false, withGuide: false });
        wait();
        return answer === true;
      },
    });
  } finally {
    pause();
    process.off('exit', onExit);
  }
}
