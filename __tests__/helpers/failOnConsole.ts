import { format } from 'node:util';

// A test that expects a message mocks it with jest.spyOn(console, …).mockImplementation; any other message fails the
// test.
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...message: unknown[]) => {
      said.push(`console.${level}: ${format(...message)}`);
    });
  }
  // Info messages are no fault, and would hide a fault among their lines.
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  if (said.length > 0)
    throw new Error(`The console should have stayed silent.\n${said.join('\n')}`);
});
