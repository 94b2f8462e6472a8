import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { admitPicture } from './admitPicture';
import { answerUpgrades } from './answerUpgrades';
import { isForOptimiser } from './isForOptimiser';
import { nameErrorPage } from './nameErrorPage';
import { originForm } from './originForm';
import { refusalOf } from './refusalOf';
import { refuse } from './refuse';
import { sendOnce } from './sendOnce';

/**
 * Looks at each request of this process before Next does, and answers those that Next would be slow at, or wrong.
 * `next start` makes the server itself and offers no place before its own work, so its events pass through here.
 */
export function standAtDoor(): void {
  const emit: (event: string, ...told: unknown[]) => boolean = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string, ...told: unknown[]) {
    if (event === 'connection') answerUpgrades(this);
    if (event !== 'request') return emit.call(this, event, ...told);
    const [request, response] = told as [IncomingMessage, ServerResponse];
    admit(request, response, () =>
      Promise.all(this.listeners(event).map((listener) => listener.call(this, request, response))),
    );
    return true;
  };
}

function admit(
  request: IncomingMessage,
  response: ServerResponse,
  ask: () => Promise<unknown>,
): void {
  const refusal = refusalOf(request);
  if (refusal) {
    refuse(response, refusal);
    return;
  }
  request.url = originForm(request.url ?? '') ?? '/';
  nameErrorPage(response);
  sendOnce(request, response);
  if (isForOptimiser(request.url)) admitPicture(request, response, ask);
  else ask();
}
