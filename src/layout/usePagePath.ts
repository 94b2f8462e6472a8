import { useRouter } from 'next/router';
import { sitePages } from '@/catalogue/sitePages';
import { splitLanguage } from '@/shop/languages';

/**
 * The path of the open page, without the prefix of its language, query and fragment. The page without a network has its
 * own also where it stands in for another under its address, because its HTML is the same for all.
 */
export function usePagePath(): string {
  const { asPath, route } = useRouter();
  const [path = ''] = splitLanguage(asPath).path.split(/[?#]/);
  return splitLanguage(route).path === sitePages.offline.path ? sitePages.offline.path : path;
}
