import { renderHook } from '@testing-library/react';
import { english } from '@/messages/en/english';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { useMessages } from '@/messages/useMessages';

describe('useMessages', () => {
  it('returns the messages of the page’s language', () => {
    const messages = { ...english.messages, toTop: 'ওপরে' };
    const bengali = { ...english, tag: 'bn-IN', prefix: '/bn', messages };
    const { result } = renderHook(() => useMessages(), {
      wrapper: ({ children }) => <LanguageProvider language={bengali}>{children}</LanguageProvider>,
    });
    expect(result.current.toTop).toBe('ওপরে');
  });

  it('throws outside a LanguageProvider instead of falling back to a language', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useMessages())).toThrow('No LanguageProvider');
  });
});
