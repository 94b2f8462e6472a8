import { useId, useState } from 'react';
import styled from 'styled-components';
import { hasSaid } from '@/catalogue/shortlist/hasSaid';
import type { Sender } from '@/catalogue/shortlist/Sender';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { storedSender } from '@/device/storedSender';
import type { ShortlistMessages } from '@/messages/Messages';
import { indianTime } from '@/shop/indianTime';
import { fieldStyle } from '@/ui/fieldStyle';
import { tickStyle } from '@/ui/tickStyle';
import { useStore } from '@/ui/useStore';

/** Optional fields for the message: name, coming to the shop, and a day. */
export function SenderFields({ messages: { sender: messages } }: { messages: ShortlistMessages }) {
  const said = useStore(storedSender);
  // Stays open while the last letter of a field is being deleted.
  const [isOpenAtFirst] = useState(() => hasSaid(said));
  const id = useId();
  const say = (change: Partial<Sender>) =>
    storedSender.change((before) => ({ ...before, ...change }));
  return (
    <Fields className="screen" open={isOpenAtFirst}>
      <summary>{messages.title}</summary>
      <div>
        <p>
          <label htmlFor={`${id}name`}>{messages.name}</label>
          <input
            id={`${id}name`}
            value={said.name}
            maxLength={shortlistLimits.name}
            autoComplete="name"
            onChange={({ target }) => say({ name: target.value })}
          />
        </p>
        <p>
          <label htmlFor={`${id}day`}>{messages.day}</label>
          <input
            id={`${id}day`}
            type="date"
            value={said.day}
            min={indianTime(Date.now()).date}
            onChange={({ target }) => say({ day: target.value })}
          />
        </p>
      </div>
      <label className="comes">
        <input
          type="checkbox"
          checked={said.comes}
          onChange={({ target }) => say({ comes: target.checked })}
        />
        <span>{messages.comes}</span>
      </label>
      <p className="note">{messages.stays}</p>
      <button type="button" onClick={() => storedSender.change(() => storedSender.empty)}>
        {messages.erase}
      </button>
    </Fields>
  );
}

const Fields = styled.details`
  margin-block: var(--space-1) var(--space-2);
  font-size: var(--text-small);

  summary {
    min-height: var(--touch);
    padding-block: 0.75em;
    color: var(--accent);
    cursor: pointer;
  }

  .comes {
    ${tickStyle}
  }

  .note {
    color: var(--ink-soft);
  }

  button {
    min-height: var(--touch);
    color: var(--accent);
    text-decoration: underline;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
  }

  > div > p {
    flex: 1 1 8rem;
    min-width: 0;
  }

  > div input {
    ${fieldStyle}
    font-size: var(--text-base);
  }
`;
