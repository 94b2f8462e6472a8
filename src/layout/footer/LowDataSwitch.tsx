import styled from 'styled-components';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';
import { lowData, useLowData } from '@/ui/lowData';
import { useHydrated } from '@/ui/rendering/useHydrated';

/** Turns less data on or off for this device. Not in the static HTML, because it needs scripts. */
export function LowDataSwitch() {
  const { use } = lateSharedMessages[useLanguage().code].lessData;
  const isOn = useLowData();
  if (!useHydrated()) return null;
  return (
    <Switch>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => lowData.change(() => (target.checked ? 'yes' : 'no'))}
      />
      <span>{use}</span>
    </Switch>
  );
}

const Switch = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  cursor: pointer;

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--gold-on-dark);
  }
`;
