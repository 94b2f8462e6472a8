import styled from 'styled-components';
import type { CarouselMessages } from '@/messages/Messages';
import { Icon } from '@/ui/Icon';
import { useHydrated } from '@/ui/rendering/useHydrated';
import type { Rotation } from './useRotation';

interface Props {
  readonly count: number;
  readonly current: number;
  readonly rotation: Rotation;
  readonly onShow: (index: number) => void;
  readonly messages: CarouselMessages;
}

/** The carousel's buttons, hidden until hydration. Phones swipe, so they have no buttons for previous and next. */
export function CarouselControls({ count, current, rotation, onShow, messages }: Props) {
  const isPressable = useHydrated();
  const show = (index: number) => {
    rotation.stop();
    onShow((index + count) % count);
  };
  return (
    <Row $isVisible={isPressable} className="scripted">
      <button
        type="button"
        aria-label={rotation.stopped ? messages.play : messages.pause}
        onClick={rotation.toggle}
      >
        <Icon name={rotation.stopped ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        className="from-medium"
        aria-label={messages.previous}
        onClick={() => show(current - 1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="from-medium"
        aria-label={messages.next}
        onClick={() => show(current + 1)}
      >
        <Icon name="right" />
      </button>
      {[...Array(count).keys()].map((index) => (
        <button
          key={index}
          type="button"
          aria-label={messages.show(index + 1)}
          aria-current={index === current}
          onClick={() => show(index)}
        />
      ))}
    </Row>
  );
}

const Row = styled.div<{ $isVisible: boolean }>`
  display: flex;
  visibility: ${({ $isVisible }) => ($isVisible ? 'visible' : 'hidden')};
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;

  button {
    display: grid;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
  }

  svg {
    max-width: 18px;
  }

  /* Borders stay in forced colours, backgrounds do not. */
  [aria-current] {
    width: 24px;
  }

  [aria-current]::before {
    content: '';
    width: 11px;
    height: 11px;
    border: 1.5px solid var(--ink);
    border-radius: var(--radius-pill);
  }

  [aria-current='true']::before {
    width: 16px;
    border: 5.5px solid var(--accent);
    background: var(--accent);
  }
`;
