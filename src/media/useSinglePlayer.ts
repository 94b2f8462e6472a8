import { useEffect, useState } from 'react';

/** Stops the player that is playing, which then shows its still again; undefined while none plays. */
let stopPlaying: (() => void) | undefined;

/** Whether this player plays, and a function that starts it and stops the one that played before. */
export function useSinglePlayer(): [playing: boolean, play: () => void] {
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing) return;
    const stop = () => setPlaying(false);
    stopPlaying = stop;
    return () => {
      if (stopPlaying === stop) stopPlaying = undefined;
    };
  }, [playing]);

  const play = () => {
    stopPlaying?.();
    setPlaying(true);
  };
  return [playing, play];
}
