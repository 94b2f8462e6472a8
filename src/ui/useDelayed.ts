import { useEffect, useState } from 'react';

/** The last value that has stayed for `delay` milliseconds; before that `first`. */
export function useDelayed<Value>(value: Value, delay: number, first: Value): Value {
  const [delayed, setDelayed] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return delayed;
}
