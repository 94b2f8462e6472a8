import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that dies at once is not started more often than this. */
const RESTARTS_EVERY_MS = 200;
/** Longer than any part needs to end by itself. */
const ENDS_WITHIN_MS = 12_000;

interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

interface Listeners {
  readonly onOutput: (text: string) => void;
  /** Called when the part died and runs again. */
  readonly onRestart: () => void;
}

/** A process of the fleet, started again whenever it dies. */
export class Part {
  #command: Command;
  #process: ChildProcess;
  #isStopping = false;
  #isOver = false;
  readonly #listeners: Listeners;

  constructor(command: Command, listeners: Listeners) {
    this.#command = command;
    this.#listeners = listeners;
    this.#process = this.#start();
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Whether the process runs now. */
  get runs(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Ends the process: what it has begun is finished. It is not started again. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#stop();
  }

  /** Ends the process and starts another command in its place. */
  async replace(command: Command): Promise<void> {
    await this.#stop();
    this.#command = command;
    if (!this.#isOver) this.#process = this.#start();
    this.#isStopping = false;
  }

  async #stop(): Promise<void> {
    this.#isStopping = true;
    if (!this.runs) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    const alarm = setTimeout(() => this.#killGroup(), ENDS_WITHIN_MS);
    await ended;
    clearTimeout(alarm);
  }

  #start(): ChildProcess {
    const { file, args, cwd, env } = this.#command;
    const started = spawn(file, [...args], {
      ...(cwd ? { cwd } : {}),
      ...(env ? { env } : {}),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own group: Ctrl+C reaches only the fleet, which ends its parts in order, and workers die with their master.
      detached: true,
    });
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk) => this.#listeners.onOutput(String(chunk)));
    started.once('exit', () => this.#afterExit());
    return started;
  }

  async #afterExit(): Promise<void> {
    this.#killGroup();
    if (this.#isStopping) return;
    await pause(RESTARTS_EVERY_MS);
    if (this.#isStopping || this.#isOver || this.runs) return;
    this.#process = this.#start();
    this.#listeners.onRestart();
  }

  /** Workers of a killed nginx live on and hold its port. */
  #killGroup(): void {
    try {
      process.kill(-this.pid, 'SIGKILL');
    } catch {
      // None is left.
    }
  }
}
