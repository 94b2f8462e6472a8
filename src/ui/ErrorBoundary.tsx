import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Leaves out what throws while it is rendered or in its effects. Otherwise React would remove the whole page. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
