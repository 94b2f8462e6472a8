import { useEffect, useState } from 'react';

/** A value once it has not changed for so many milliseconds; until then `first`. */
export function useSettled<Value>(value: Value, ms: number, first = value): Value {
  const [settled, settle] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
