/** How many paragraphs of a post say what its film does not, as far as anybody checked: told in lists, where no words are. */
export const postsUnchecked = {
  name: '028-posts-unchecked',
  statements: [
    `alter table posts add column unchecked integer not null default 0`,
    // In JSON, a quote within a text is escaped: this stands nowhere else.
    `update posts set unchecked =
       (length(content) - length(replace(content, '"unsupported":[', ''))) / length('"unsupported":[')`,
  ],
} as const;
