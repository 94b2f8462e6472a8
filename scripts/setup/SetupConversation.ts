/** How the setup talks with its user. */
export interface SetupConversation {
  readonly say: (line: string) => void;
  /** The line that was typed; undefined at the end of the input. */
  readonly ask: (question: string) => Promise<string | undefined>;
}
