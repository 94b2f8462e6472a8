import type { ComponentProps } from 'react';

/** The outlined button for what is secondary on its page. */
export function QuietButton({ className = '', ...props }: ComponentProps<'button'>) {
  return <button {...props} className={`button quiet ${className}`} />;
}
