import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '@tosite/ui/button';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps the width that it was pressed at while other words stand on it', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(221);
  const { rerender } = render(<Button>Create your website</Button>);
  fireEvent.click(screen.getByRole('button'));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(180);
  rerender(<Button busy>Fetching</Button>);
  fireEvent.click(screen.getByRole('button'));
  const button = screen.getByRole('button', { name: 'Fetching', busy: true });
  expect(button.style.getPropertyValue('--held')).toBe('221px');
  expect(button.className).toContain('aria-busy:min-w-(--held)');
});
