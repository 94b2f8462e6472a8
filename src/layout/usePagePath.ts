import { useRouter } from 'next/router';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { splitLanguage } from '@/shop/languages';

/**
 * The path of the open page, without language prefix, query and fragment. The offline page has its own path under every
 * address, because its HTML is the same for all.
 */
export function usePagePath(): string {
  const { asPath, route } = useRouter();
  const [path = ''] = splitLanguage(asPath).path.split(/[?#]/);
  return splitLanguage(route).path === pageDefinitions.offline.path
    ? pageDefinitions.offline.path
    : path;
}
