import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { refusal } from '../testing/payment-fixtures.ts';
import { isPlanRequired, PlanRequired } from './plan-required.tsx';

afterEach(cleanup);

it('says what was refused, what Standard brings out of the one table, and leads to billing', () => {
  const error = refusal(402, 'plan_required', 'The 40 helps of today are used.');
  expect(isPlanRequired(error)).toBe(true);
  render(
    <MemoryRouter>
      <PlanRequired error={error} />
    </MemoryRouter>,
  );
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('The 40 helps of today are used.');
  expect(notice.textContent).toContain(
    'Standard brings: no line “Made with to.site”, 30 posts a month by the model, help with writing, 200 times a day, your letters answered first.',
  );
  expect(screen.getByRole('link', { name: 'Look at Standard' }).getAttribute('href')).toBe('/billing');
});

it.each([refusal(403, 'forbidden', 'No.'), new Error('plan_required'), null])(
  'anything else is not about the plan: %s',
  (error) => {
    expect(isPlanRequired(error)).toBe(false);
  },
);
