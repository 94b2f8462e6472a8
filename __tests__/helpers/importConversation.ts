import { emptyFolder } from './emptyFolder';

/** Records what an import says and answers its question; its backups go into a folder of their own. */
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
