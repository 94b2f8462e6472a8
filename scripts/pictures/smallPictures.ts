import { messageOf } from '../../src/answers/diagnostics/Finding';
import { smallPicture } from '../../src/answers/diagnostics/smallPicture';
import { diagnosticMessages } from '../../src/messages/en/diagnosticMessages';
import { documentNames } from '../../src/messages/en/fieldNames';
import type { Refusal } from '../import/parseRows';
import type { WantedPicture } from './wantedPictures';

/** Remarks on pictures that will look blurred. They are uploaded all the same: perhaps there is no better one. */
export async function smallPictures(wanted: readonly WantedPicture[]): Promise<Refusal[]> {
  const remarks: Refusal[] = [];
  for (const { row, column, picture } of wanted) {
    const shrunk = await picture.shrink();
    const fault = 'jpeg' in shrunk ? smallPicture(shrunk) : undefined;
    if (!fault) continue;
    const message = diagnosticMessages.pictureSmall({ ...fault, ids: [] }, '', documentNames);
    const reason = `"${picture.fileName}": ${messageOf(message)}`;
    remarks.push({ row, column, reason });
  }
  return remarks;
}
