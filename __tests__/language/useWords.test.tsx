import { renderHook } from '@testing-library/react';
import { LanguageProvider } from '@/language/LanguageProvider';
import { useWords } from '@/language/useWords';
import { english } from '@/words/en/english';

describe('useWords', () => {
  it('gives the words of the language that the page stands in', () => {
    const words = { ...english.words, toTop: 'ওপরে' };
    const bengali = { ...english, tag: 'bn-IN', prefix: '/bn', words };
    const { result } = renderHook(() => useWords(), {
      wrapper: ({ children }) => <LanguageProvider language={bengali}>{children}</LanguageProvider>,
    });
    expect(result.current.toTop).toBe('ওপরে');
  });

  it('throws outside of any language, rather than to fall back to one', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useWords())).toThrow('No LanguageProvider');
  });
});
