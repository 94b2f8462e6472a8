/** How a command talks to the owner. */
export interface Conversation {
  readonly say: (line: string) => void;
  /** Asks a question before anything is written. Without a yes nothing is written. */
  readonly confirm: (question: string) => Promise<boolean>;
}
