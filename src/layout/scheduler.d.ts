/** The part of React's scheduler that is used here. The package has no types. */
declare module 'scheduler' {
  /** Sets how many times a second React yields to the browser during a transition. 0 restores the default. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
