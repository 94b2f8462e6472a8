import { useEffect, useState } from 'react';

/**
 * A value that has stayed for so long, in milliseconds; until another has, the one before.
 * @param first What it is until then.
 */
export function useDelayed<Value>(value: Value, delay: number, first: Value): Value {
  const [delayed, setDelayed] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return delayed;
}
