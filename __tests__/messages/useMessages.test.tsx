import { renderHook } from '@testing-library/react';
import { useMessages } from '@/messages/useMessages';

describe('useMessages', () => {
  it('throws outside a LanguageProvider instead of falling back to a language', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useMessages())).toThrow('No LanguageProvider');
  });
});
