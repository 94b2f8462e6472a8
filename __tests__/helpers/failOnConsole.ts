import { format } from 'node:util';

// A test that expects a message says so with jest.spyOn(console, …).mockImplementation; any other one fails it.
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...message: unknown[]) => {
      said.push(`console.${level}: ${format(...message)}`);
    });
  }
  // Mere information is no fault, and would hide one among its lines.
  jest.spyOn(console, 'info').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  if (said.length > 0)
    throw new Error(`The console should have stayed silent.\n${said.join('\n')}`);
});
