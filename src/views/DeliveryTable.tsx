import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import { useNotice } from '@/shelves/useNotice';
import { MarkedText } from '@/ui/MarkedText';

/** Where goods are delivered, when and for how much; nothing when the owner does not say. */
export function DeliveryTable() {
  const { delivery } = useMessages();
  const areas = useNotice()?.delivery;
  return areas ? (
    <Frame>
      <table>
        <caption>{delivery}</caption>
        <tbody>
          {areas.map(({ area, terms }) => (
            <tr key={area + terms}>
              <th scope="row">
                <MarkedText text={area} />
              </th>
              <td>
                <MarkedText text={terms} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  ) : null;
}

const Frame = styled.div`
  width: 100%;
  container-type: inline-size;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-small);
    text-align: left;
  }

  caption {
    padding-bottom: var(--space-1);
    font-weight: 600;
    text-align: left;
  }

  th,
  td {
    padding: var(--space-1) var(--space-2) var(--space-1) 0;
    border-top: 1px solid var(--line);
    font-weight: 400;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    width: 40%;
  }

  /* With large text the cells stand one below the other, so that no word is broken. */
  @container (max-width: 12rem) {
    th,
    td {
      display: block;
      width: auto;
    }

    td {
      border: 0;
    }
  }
`;
