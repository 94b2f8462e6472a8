import styled from 'styled-components';
import { paths } from '@/catalogue/paths';
import { AskLinks } from '@/product/AskLinks';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { words } from '@/words/words';

/** Something broke on our side: says so, and how to reach the shop all the same. */
export function ErrorView() {
  return (
    <Page>
      <h1>{words.error.title}</h1>
      <p>{words.error.lead}</p>
      <AskLinks />
      <InternalLink href={paths.home}>{words.error.home}</InternalLink>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding-block: var(--space-12);

  h1 {
    font-size: var(--text-hero);
  }
`;
