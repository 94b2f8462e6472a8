import { startBrowser } from './browser/phone';
import { searchKeys } from './measure/searchKeys';

(async () => {
  const browser = await startBrowser();
  for (const turn of [0, 1])
    for (const [name, port] of turn
      ? [
          ['new', 4315],
          ['old', 4316],
        ]
      : ([
          ['old', 4316],
          ['new', 4315],
        ] as const)) {
      console.log(
        name,
        JSON.stringify(await searchKeys(browser, { address: `http://localhost:${port}` } as never)),
      );
    }
  await browser.close();
})();
