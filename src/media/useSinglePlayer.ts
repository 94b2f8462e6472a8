import { useEffect, useState } from 'react';

/** Puts the one that plays back to its still; nobody plays while it is undefined. */
let stopPlaying: (() => void) | undefined;

/** Whether this player plays, and the press that starts it and stops whichever played before. */
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
