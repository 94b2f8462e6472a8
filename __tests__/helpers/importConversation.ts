import { emptyFolder } from './emptyFolder';

/** What an import says, and the answers that it gets; its backups go into a folder of their own. */
export function importConversation(answer: boolean) {
  const said: string[] = [];
  return {
    said,
    talk: {
      say: (line: string) => void said.push(line),
      confirm: jest.fn(async (_question: string) => answer),
      backups: emptyFolder(),
    },
  };
}
