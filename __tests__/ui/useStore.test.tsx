import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore, type Store } from '@/ui/createStore';
import { useStore } from '@/ui/useStore';

const length = (texts: readonly string[]) => texts.length;

describe('useStore', () => {
  it('has the empty value in the static HTML, and the current one after hydration', () => {
    const store = createStore('none');
    const Shown = () => <p>{useStore(store)}</p>;
    store.set('one');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Shown />);
    expect(container).toHaveTextContent('none');
    render(<Shown />, { container, hydrate: true });
    expect(screen.getByText('one')).toBeVisible();
    act(() => store.set('two'));
    expect(screen.getByText('two')).toBeVisible();
  });

  it('re-renders only when the selected part of the value changes', () => {
    const store = createStore<readonly string[]>([]);
    const rendered = jest.fn();
    const Count = ({ of }: { readonly of: Store<readonly string[]> }) => {
      rendered(useStore(of, length));
      return null;
    };
    render(<Count of={store} />);
    act(() => store.set(['a']));
    act(() => store.set(['b']));
    expect(rendered.mock.calls).toEqual([[0], [1]]);
  });
});
