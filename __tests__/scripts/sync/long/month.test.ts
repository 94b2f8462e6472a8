import { aDesk } from '../../../helpers/aDesk';
import { liveThrough, month } from '../../../helpers/aMonth';
import fc from '../../../helpers/fastCheck';
import { ModelDesk } from '../../../helpers/modelDesk';

describe('a month with the sheet', () => {
  it('leaves the database as the rules say, after any edits, runs, cuts, undos and changes in the console', async () => {
    await fc.assert(
      fc.asyncProperty(month, async (events) => {
        const desk = await aDesk();
        const take: Parameters<typeof liveThrough>[1]['take'] = (table, through) => {
          desk.google.tabs = { Hair: table };
          return desk.sync({ through });
        };
        await liveThrough(events, { ...desk, take }, new ModelDesk('sheet')).finally(desk.stop);
      }),
      { numRuns: 60 },
    );
  });
});
