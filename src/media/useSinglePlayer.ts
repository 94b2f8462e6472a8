import { useEffect, useState } from 'react';

let stopPlaying: (() => void) | undefined;

/** Whether this player plays, and a function that starts it and stops all others. */
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
