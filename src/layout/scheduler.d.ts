/** What is used of React's scheduler, which comes without types. */
declare module 'scheduler' {
  /** How often a second React lets the browser do something else while it works on a transition; 0: as often as it likes itself. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
