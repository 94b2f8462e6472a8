import { renderHook } from '@testing-library/react';
import { english } from '@/messages/en/english';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { useMessages } from '@/messages/useMessages';

describe('useMessages', () => {
  it('gives the words of the language that the page stands in', () => {
    const messages = { ...english.messages, toTop: 'ওপরে' };
    const bengali = { ...english, tag: 'bn-IN', prefix: '/bn', messages };
    const { result } = renderHook(() => useMessages(), {
      wrapper: ({ children }) => <LanguageProvider language={bengali}>{children}</LanguageProvider>,
    });
    expect(result.current.toTop).toBe('ওপরে');
  });

  it('throws outside of any language, rather than to fall back to one', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useMessages())).toThrow('No LanguageProvider');
  });
});
