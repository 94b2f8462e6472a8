import { type ReactNode, useState } from 'react';
import { aRouter } from './aRouter';
import { ProvidedRouter } from './ProvidedRouter';

interface Props {
  /** The address at the start. */
  readonly address: string;
  /** Called for every address that replaces it, which waits for what it returns. */
  readonly onReplace?: (address: string, options: unknown) => unknown;
  readonly children: ReactNode;
}

/** Next's router for components that replace the address of their own page. */
export function RouterAt({ address, onReplace, children }: Props) {
  const [asPath, setAsPath] = useState(address);
  const router = {
    ...aRouter(asPath),
    replace: async (to: unknown, _as: unknown, options: unknown) => {
      await onReplace?.(String(to), options);
      setAsPath(String(to));
      return true;
    },
  };
  return <ProvidedRouter router={router}>{children}</ProvidedRouter>;
}
