import type { WebsitesTable } from '../database/schema.ts';

type Plan = WebsitesTable['plan'];

/** Posts a month and helps a day that a model writes for an owner, by the plan of the website that asks. */
export const ALLOWANCES: Readonly<Record<Plan, Readonly<Record<'post' | 'help', number>>>> = {
  free: { post: 3, help: 40 },
  standard: { post: 30, help: 200 },
};
