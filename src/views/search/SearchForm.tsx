import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { SubmitButton } from '@/ui/SubmitButton';
import { MAX_SEARCH_LENGTH } from './useSearchText';

interface Props {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onDone: () => void;
  readonly messages: SearchMessages;
}

/** The search field. Enter only hides a phone's keyboard; before hydration it reloads the page. */
export function SearchForm({ typed, onType, onDone, messages }: Props) {
  const { nav } = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  const readTyped = useEffectEvent(() => {
    if (field.current?.value) onType(field.current.value);
  });

  // The visitor may have typed before hydration.
  useEffect(() => readTyped(), []);

  // The field gets no focus if the address has a query, because a phone's keyboard would cover the results.
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('q')) field.current?.focus();
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onDone();
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  return (
    <Form role="search" className="scripted" onSubmit={submit}>
      <label htmlFor={id}>{messages.label}</label>
      <Line>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          // During IME composition Enter only ends the word.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
          }}
          placeholder={messages.example}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton label={nav.search} />
        {typed ? (
          <Clear
            type="button"
            aria-label={messages.clear}
            onClick={() => {
              onType('');
              field.current?.focus();
            }}
          >
            <Icon name="close" />
          </Clear>
        ) : null}
      </Line>
    </Form>
  );
}

const Form = styled.form`
  max-width: 40rem;

  label {
    display: block;
    margin-bottom: var(--space-1);
    font-size: var(--text-small);
  }
`;

const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;

  input {
    flex: 1;
    min-width: 0;
    min-height: min(3rem, 64px);
    padding: var(--space-1) var(--touch) var(--space-1) var(--round);
    border: 1.5px solid var(--ink-soft);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: inherit;
    text-overflow: ellipsis;
    appearance: none;
  }

  input::placeholder {
    color: var(--ink-soft);
    font-size: min(1em, 5vw);
    opacity: 1;
  }

  input::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  position: absolute;
  right: 2px;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
`;
