import { undoLastRun } from '../../../scripts/history/undoLastRun';
import { importSheet } from '../../../scripts/import/importSheet';
import { liveThrough, month } from '../../helpers/aMonth';
import { describeWithEmulator, emulatorDatabase } from '../../helpers/emulator';
import fc from '../../helpers/fastCheck';
import { importConversation } from '../../helpers/importConversation';
import { ModelDesk } from '../../helpers/modelDesk';

describeWithEmulator('a month with a file', () => {
  it('leaves the database as the rules say, after any edits, imports, cuts, undos and changes in the console', async () => {
    let months = 0;
    await fc.assert(
      fc.asyncProperty(month, async (events) => {
        months += 1;
        const { talk } = importConversation(true);
        const database = emulatorDatabase(`demo-month-${months}`);
        const desk: Parameters<typeof liveThrough>[1] = {
          database,
          undo: () => undoLastRun(database, talk),
          take: (table, through) => importSheet({ table, passedOver: [] }, through, talk),
        };
        await liveThrough(events, desk, new ModelDesk('file'));
      }),
      { numRuns: 5 },
    );
  });
});
