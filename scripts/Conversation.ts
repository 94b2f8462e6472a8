/** How a command talks to the owner. */
export interface Conversation {
  readonly say: (line: string) => void;
  /** Asks before anything is written; nothing at all is written after a no. */
  readonly confirm: (question: string) => Promise<boolean>;
}
