import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SectionKind } from './renderNearViewport';
import { useRoom } from './useRoom';

interface Props {
  readonly name: string;
  readonly far?: SectionKind;
  readonly children: ReactNode;
}

/** A part of a page that may be out of sight (`useRoom`). */
export function Room({ name, far, children }: Props) {
  const { part, shown } = useRoom(name, far);
  return <Ground {...part}>{shown ? children : null}</Ground>;
}

/* Includes the margins of its content in its height. */
const Ground = styled.div`
  display: flow-root;
`;
