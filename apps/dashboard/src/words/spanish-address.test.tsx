import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { AddressField } from '../sites/address-field.tsx';
import { seeCookies } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';

vi.hoisted(() => window.localStorage.setItem('language', 'es'));
beforeEach(() => {
  seeCookies('');
  queryClient.clear();
});
afterEach(cleanup);

it.each([
  [
    { reason: 'reserved', messageReason: { id: 'website.addressReserved' } },
    'Esta dirección está reservada. Elige otra.',
  ],
  // Whatever it is that the server says: the value tells, not the code beside it.
  [
    { reason: 'invalid', messageReason: { id: 'website.addressTaken' } },
    'Esta dirección está ocupada. Elige otra.',
  ],
  [{ reason: 'taken', messageReason: { id: 'of.tomorrow' } }, 'Of tomorrow.'],
])('says in Spanish why an address cannot be had: %j', async (answer, sentence) => {
  answerApi({
    'POST /api/website/check-domain': {
      available: false,
      message: 'Of tomorrow.',
      suggestions: [],
      ...answer,
    },
  });
  renderAt('/x', '/x', <AddressField label="Dirección" value="ada" onValueChange={() => undefined} />);
  expect(await screen.findByText(sentence, undefined, { timeout: 20_000 })).toBeDefined();
});
