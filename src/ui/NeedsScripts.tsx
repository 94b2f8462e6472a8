import styled, { keyframes } from 'styled-components';
import { useHydrated } from './rendering/useHydrated';

/**
 * Says what needs scripts, in browsers where they do not run, or never come: an old web view, a blocked host. A script
 * that comes removes it before it is seen.
 */
export function NeedsScripts({ text }: { readonly text: string }) {
  return useHydrated() ? null : <Words>{text}</Words>;
}

const unseen = keyframes`
  from,
  to {
    position: absolute;
    visibility: hidden;
  }
`;

/* Nothing moves by this animation, so it also runs where motion is reduced. */
const Words = styled.p`
  animation: ${unseen} 8s !important;

  @media (scripting: none) {
    animation: none !important;
  }
`;
