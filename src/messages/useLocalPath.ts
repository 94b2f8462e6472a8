import { localPath } from '@/shop/languages';
import { useLanguage } from './useLanguage';

/** A path in the page's language: on a Bengali page `/Foundation` becomes `/bn/Foundation`. */
export function useLocalPath(path: string): string {
  return localPath(useLanguage(), path);
}
