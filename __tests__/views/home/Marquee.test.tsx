import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Marquee } from '@/views/home/Marquee';
import { homeWords } from '@/words/en/homeWords';

describe('Marquee', () => {
  it('welcomes once for who listens; the copy that closes the loop is for the eye', () => {
    render(<Marquee words={homeWords} />);
    const texts = screen.getAllByText(/^Welcome to Rupkatha Beauty.*Exclusive Pujo Collection$/);
    expect(texts.map((text) => text.closest('[aria-hidden="true"]') !== null)).toEqual([
      false,
      true,
    ]);
  });

  it('can be stopped and started', async () => {
    render(<Marquee words={homeWords} />);
    const state = () => {
      const [text] = screen.getAllByText(/^Welcome/);
      return text?.parentElement && getComputedStyle(text.parentElement).animationPlayState;
    };
    expect(state()).toBe('running');
    await userEvent.click(screen.getByRole('button', { name: 'Pause the moving text' }));
    expect(state()).toBe('paused');
    await userEvent.click(screen.getByRole('button', { name: 'Start the moving text' }));
    expect(state()).toBe('running');
  });
});
