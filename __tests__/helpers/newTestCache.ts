import { QueryClient } from '@tanstack/react-query';

/** React Query's cache, empty. What fails is not tried again: the pauses between would be a second and more. */
export function newTestCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
