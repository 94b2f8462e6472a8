import { setUpShop } from '../../scripts/setup/setUpShop';
import { settingsIn } from './settingsIn';
import { typingTerminal } from './typingTerminal';

/** Runs shop:setup and types these answers (`typingTerminal`). `asked`: the questions without their hints. */
export async function typeSettings(
  answers: Readonly<Record<string, readonly string[]>>,
  before: Readonly<Record<string, string>> = {},
  all = true,
) {
  const { terminal, asked, said } = typingTerminal(answers);
  const write = jest.fn<void, [text: string]>();
  const files = { before: new Map(Object.entries(before)), write };
  const done = await setUpShop(files, terminal, { all });
  const [text] = write.mock.calls[0] ?? [];
  return {
    done,
    said: said(),
    asked: asked.map((question) => question.replace(/ \(.*/, '')),
    written: text === undefined ? undefined : settingsIn(text),
  };
}
