/** Records what an import says, and answers its question. */
export function importConversation(answer: boolean) {
  const said: string[] = [];
  return {
    said,
    talk: {
      say: (line: string) => void said.push(line),
      confirm: jest.fn(async (_question: string) => answer),
      file: 'sheets/my-shop.xlsx',
    },
  };
}
