import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SectionKind } from './renderNearViewport';
import { useRoom } from './useRoom';

interface Props {
  /** Unique within its page. */
  readonly name: string;
  /** The kind of a part below the first screen. */
  readonly far?: SectionKind;
  readonly children: ReactNode;
}

/** A part of a page that may lie outside of what the visitor sees (`useRoom`). */
export function Room({ name, far, children }: Props) {
  const { part, shown } = useRoom(name, far);
  return <Ground {...part}>{shown ? children : null}</Ground>;
}

/* Its height includes the margins of its content. */
const Ground = styled.div`
  display: flow-root;
`;
