import { readableName } from '../readableName';
import { LONGEST_ID_PART } from './idPart';

const ID_PART = /^(?:(?:\w|~[\dA-F]{2}|~s[\da-f]{4})+|~~[\da-z]{12,22})$/;

/** Whether `productSegment` could have written this. Anything else is "not found", even while no shelf can be read. */
export function isProductSegment(segment: string): boolean {
  const end = segment.lastIndexOf('-');
  const name = segment.slice(0, Math.max(0, end));
  const id = segment.slice(end + 1);
  return (
    name !== '' && id.length <= LONGEST_ID_PART && ID_PART.test(id) && readableName(name) === name
  );
}
