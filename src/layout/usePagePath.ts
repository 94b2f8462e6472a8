import { useRouter } from 'next/router';
import { splitLanguage } from '@/shop/languages';

/** The path of the open page, without the prefix of its language, query and fragment. */
export function usePagePath(): string {
  const [path = ''] = splitLanguage(useRouter().asPath).path.split(/[?#]/);
  return path;
}
