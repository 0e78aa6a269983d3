/** Copies of films stand beside those of pictures. */
export const films = {
  name: '009-films',
  statements: [
    // null: a picture. A film has no widths: its one file stands in `variants`, and its measures are 0.
    `alter table media add column content_type text`,
  ],
} as const;
