import { createModelClient, type Meter, type ModelClient } from '@tosite/writers/model/model-client';
import { ModelFailure } from '@tosite/writers/model/model-failure';
import type { Core } from '../core.ts';
import type { Executor } from '../database/database.ts';
import { dayOf } from './periods.ts';
import { giveRequestBack, requestsOf, takeRequest } from './usage-store.ts';

/** The model of this installation. null in its place: none is set up. */
export type WritingModel = {
  client: ModelClient;
  /** Requests a day, of all owners together. */
  dailyBudget: number;
};

export function createWritingModel({ env }: Pick<Core, 'env'>): WritingModel | null {
  const { ai } = env;
  if (ai === null) return null;
  const { dailyBudget, ...settings } = ai;
  return { client: createModelClient(settings), dailyBudget };
}

export async function hasBudget(db: Executor, { dailyBudget }: WritingModel, now: number): Promise<boolean> {
  return (await requestsOf(db, dayOf(now))) < dailyBudget;
}

/** Takes each request out of the day's budget before it is made. `also` is part of the same transaction. */
export function budgetMeter(
  { database, now }: Pick<Core, 'database' | 'now'>,
  { dailyBudget }: WritingModel,
  also: { take: (trx: Executor) => Promise<void>; giveBack: (trx: Executor) => Promise<void> },
): Meter {
  let day = '';
  return {
    async take() {
      day = dayOf(now());
      await database.transaction(async (trx) => {
        await also.take(trx);
        if (!(await takeRequest(trx, day, dailyBudget))) throw new ModelFailure('budget');
      });
    },
    async giveBack() {
      await database.transaction(async (trx) => {
        await also.giveBack(trx);
        await giveRequestBack(trx, day);
      });
    },
  };
}
