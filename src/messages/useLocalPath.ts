import { localPath } from '@/shop/languages';
import { useLanguage } from './useLanguage';

/** A path of this site in the language of the page: on a Bengali page `/Foundation` becomes `/bn/Foundation`. */
export function useLocalPath(path: string): string {
  return localPath(useLanguage(), path);
}
