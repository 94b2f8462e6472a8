import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { iconOnlyStyle } from './iconOnlyStyle';
import { SearchLink } from './SearchLink';
import { ShortlistLink } from './ShortlistLink';

/** Links to search and shortlist on screens without the bottom bar. */
export function HeaderIcons() {
  return (
    <Icons>
      <SearchLink />
      <ShortlistLink />
    </Icons>
  );
}

const Icons = styled.div`
  display: flex;
  gap: inherit;
  margin-left: auto;

  > a {
    ${iconOnlyStyle}
  }

  ${media.hasBottomBar} {
    display: none;
  }

  ${media.wide} {
    > :first-child {
      display: none;
    }
  }
`;
