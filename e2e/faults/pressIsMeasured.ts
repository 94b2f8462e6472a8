import type { Page } from '@playwright/test';

/**
 * Waits until the first press is measured and the reporting code has processed it. The browser measures a press once
 * its effect is drawn. The reporting code processes it in an idle callback that it requested earlier. A page that draws
 * nothing gets no idle callback, so this keeps drawing until one has run.
 */
export function pressIsMeasured(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let drawing = 0;
        const draw = () => {
          drawing = requestAnimationFrame(draw);
        };
        const observer = new PerformanceObserver(() => {
          draw();
          requestIdleCallback(() => {
            cancelAnimationFrame(drawing);
            resolve();
          });
        });
        observer.observe({ type: 'first-input', buffered: true });
      }),
  );
}
