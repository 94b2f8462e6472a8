import { useEffect } from 'react';
import styled from 'styled-components';
import { reportRenewalPath } from '@/catalogue/addresses/reportAddresses';
import type { Report } from '@/catalogue/Report';
import { LanguageSwitch } from '@/layout/header/LanguageSwitch';
import type { ReportMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import { indianTime } from '@/shop/indianTime';
import { Container } from '@/ui/Container';
import { checkNow } from './report/checkNow';
import { EmptyShelves } from './report/EmptyShelves';
import { ownersPath } from './report/ownersPath';
import { ReportShelf } from './report/ReportShelf';
import { SheetOutcome } from './report/SheetOutcome';
import { useSheetRun } from './report/useSheetRun';

interface Props {
  readonly report: Report;
  readonly messages: ReportMessages;
}

/** The owner's report: what is wrong in the catalogue, by collection, for phones and for print. */
export function ReportView({ report, messages }: Props) {
  const { readAt, totals, groups, empty, unread, unnamed, desk } = report;
  const sheetRun = useSheetRun(report);
  const { code } = useLanguage();
  useEffect(() => {
    const path = ownersPath(code, document.referrer, window.location.origin);
    if (path) window.location.replace(path);
  }, [code]);
  const { date, minutes } = indianTime(readAt ?? 0);
  const isGood = groups.length === 0 && empty.length === 0 && unread.length === 0;
  return (
    <Page>
      <h1>{messages.title}</h1>
      <Languages className="screen" aria-label={messages.languages}>
        <LanguageSwitch />
      </Languages>
      {sheetRun ? <SheetOutcome run={sheetRun} messages={messages} /> : null}
      {isGood ? <Total>{messages.good}</Total> : <p>{messages.desks[desk].lead}</p>}
      <p>{readAt === null ? messages.unknown : messages.read(date, minutes)}</p>
      <p>
        {/* A full load: the router can't follow the redirect back to this page. */}
        <Again
          className="screen"
          href={reportRenewalPath(code)}
          onClick={(event) => checkNow(event)}
        >
          {messages.again}
        </Again>
        <span>{` ${messages.aboutAgain}`}</span>
      </p>
      {isGood ? null : <Total>{messages.totals(totals)}</Total>}
      {unread.length > 0 ? <p>{`${messages.unread} ${unread.join(', ')}`}</p> : null}
      {groups.map(({ severity, parts }) => (
        <section key={severity}>
          <h2>{messages.headings[severity]}</h2>
          {parts.map((part) => (
            <ReportShelf key={part.collection} part={part} messages={messages} />
          ))}
        </section>
      ))}
      <EmptyShelves shelves={empty} about={messages.desks[desk].aboutEmpty} messages={messages} />
      {messages.unnamed(unnamed) ? <p>{messages.unnamed(unnamed)}</p> : null}
      <Foot>{messages.pictures}</Foot>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: var(--space-2);
  max-width: 52rem;
  padding-block: var(--space-4) var(--space-12);

  h1 {
    font-size: var(--text-page);
  }

  @media print {
    max-width: none;
    padding: 0;
    font-size: var(--text-small);

    section > ul > li {
      grid-template-columns: 14mm minmax(0, 1fr);
      padding: 2mm;
    }
  }
`;

const Languages = styled.nav`
  display: flex;
  gap: var(--space-4);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Again = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const Total = styled.p`
  font: 600 var(--text-large) / max(calc(24 / 18), var(--line-least)) var(--font-text);
`;

const Foot = styled.p`
  margin-top: var(--space-4);
  color: var(--ink-soft);
  font-size: var(--text-small);
`;
