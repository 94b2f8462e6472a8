import { type ReactNode, useState } from 'react';
import { aRouter } from './aRouter';
import { ProvidedRouter } from './ProvidedRouter';

interface Props {
  /** Where it stands at first. */
  readonly address: string;
  /** Hears of every address that it is then led to. */
  readonly onReplace?: (address: string, options: unknown) => void;
  readonly children: ReactNode;
}

/** Next's router for what changes the address of the page that it is on. */
export function RouterAt({ address, onReplace, children }: Props) {
  const [asPath, setAsPath] = useState(address);
  const router = {
    ...aRouter(asPath),
    replace: async (to: unknown, _as: unknown, options: unknown) => {
      onReplace?.(String(to), options);
      setAsPath(String(to));
      return true;
    },
  };
  return <ProvidedRouter router={router}>{children}</ProvidedRouter>;
}
