import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { iconOnlyStyle } from './iconOnlyStyle';
import { SearchLink } from './SearchLink';
import { ShortlistLink } from './ShortlistLink';

/** The links to search and shortlist, in the header of all screens without the bottom bar; wide ones have a field. */
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
