import { LanguageOffer } from './LanguageOffer';
import { LostNetwork } from './LostNetwork';
import { LowData } from './LowData';
import { PageProgress } from './PageProgress';
import { useFragmentFocus } from './useFragmentFocus';
import { useLanguageChoice } from './useLanguageChoice';
import { useReturnToCard } from './useReturnToCard';
import { useSearchKey } from './useSearchKey';

/**
 * What helps on every page and shows nothing at first: progress line, sentence about a lost network, offer of a language,
 * line about little data, focus of fragment links, way back to a quick look's card, key of the search, choice of a
 * language.
 */
export function PageHelpers() {
  useFragmentFocus();
  useReturnToCard();
  useSearchKey();
  useLanguageChoice();
  return (
    <>
      <LanguageOffer />
      <LowData />
      <PageProgress />
      <LostNetwork />
    </>
  );
}
