/** What a website was last changed for, while that is not up: whoever draws it may be there for something else. */
export const changedFor = {
  name: '032-changed-for',
  statements: [`alter table websites add column changed_for text not null default ''`],
} as const;
