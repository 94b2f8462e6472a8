import styled from 'styled-components';
import type { Report, ReportedFinding, SheetReport } from '@/catalogue/Report';
import { LanguageSwitch } from '@/layout/LanguageSwitch';
import type { ReportMessages } from '@/messages/Messages';
import { PictureLink } from '@/product/PictureLink';
import { indianTime } from '@/shop/indianTime';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { ScrollRow } from '@/ui/ScrollRow';

interface Props {
  readonly report: Report;
  readonly messages: ReportMessages;
}

/** The owner's page: what is wrong in the catalogue, the worst first, each with its cure. */
export function ReportView({
  report: { readAt, findings, more, unread, sheet, posts },
  messages,
}: Props) {
  const { date, minutes } = indianTime(readAt);
  const isGood = findings.length === 0 && unread.length === 0;
  return (
    <Page>
      <h1>{messages.title}</h1>
      <Languages className="screen" aria-label={messages.languages}>
        <LanguageSwitch />
      </Languages>
      <p>{isGood ? messages.good : messages.lead}</p>
      <p>{readAt > 0 ? messages.read(date, minutes) : messages.unknown}</p>
      {sheet ? <SheetNote sheet={sheet} messages={messages} /> : null}
      {unread.length > 0 ? <p>{`${messages.unread} ${unread.join(', ')}`}</p> : null}
      {(['error', 'warning', 'hint'] as const).map((severity) => {
        const group = findings.filter((finding) => finding.severity === severity);
        return group.length > 0 ? (
          <section key={severity}>
            <h2>{messages.severities[severity]}</h2>
            <ul>
              {group.map((finding) => (
                <Item
                  key={`${finding.place} ${finding.id} ${finding.column} ${finding.problem}`}
                  finding={finding}
                  messages={messages}
                />
              ))}
            </ul>
          </section>
        ) : null;
      })}
      {more > 0 ? <p>{messages.more(more)}</p> : null}
      {posts.length > 0 ? (
        <section className="screen">
          <h2>{messages.posts}</h2>
          <p>{messages.postsLead}</p>
          <ScrollRow as="div">
            {posts.map(({ picture, title }) => (
              <PictureLink key={picture} href={picture}>
                <img src={picture} alt={title} width="135" height="240" loading="lazy" />
              </PictureLink>
            ))}
          </ScrollRow>
        </section>
      ) : null}
    </Page>
  );
}

interface SheetNoteProps {
  readonly sheet: SheetReport;
  readonly messages: ReportMessages;
}

/** When the sheet was last read, with a warning if that is long ago, and the tabs that wait. */
function SheetNote({ sheet: { readAt, isLate, waiting }, messages }: SheetNoteProps) {
  const { date, minutes } = indianTime(readAt);
  const sentence = messages.sheetRead(date, minutes);
  return (
    <>
      <p>{isLate ? <strong>{`${sentence} ${messages.sheetLate}`}</strong> : sentence}</p>
      {waiting ? <p>{messages.sheetWaits(waiting)}</p> : null}
    </>
  );
}

interface ItemProps {
  readonly finding: ReportedFinding;
  readonly messages: ReportMessages;
}

/** Where it is, what is wrong, what to do. */
function Item({ finding, messages }: ItemProps) {
  const { place, page, id, title, column, problem, cure } = finding;
  return (
    <li>
      <h3>
        <InternalLink href={page}>{place}</InternalLink>
        {title ? <span>{` · ${title}`}</span> : null}
      </h3>
      <p>{problem}</p>
      <p>{`${messages.cure} ${cure}`}</p>
      {id ? <small>{[`Id ${id}`, column].filter(Boolean).join(' · ')}</small> : null}
    </li>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 52rem;
  padding-block: var(--space-4) var(--space-12);
  overflow-wrap: anywhere;

  h1 {
    font-size: var(--text-page);
  }

  h3 {
    font-size: var(--text-base);
  }

  h3 > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }

  ul {
    display: grid;
    gap: var(--space-2);
    margin-block: var(--space-2);
  }

  li {
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    break-inside: avoid;
  }

  small {
    color: var(--ink-soft);
  }

  img {
    max-width: none;
    border-radius: var(--radius);
    background: var(--blush);
  }
`;

const Languages = styled.nav`
  display: flex;
  gap: var(--space-4);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;
