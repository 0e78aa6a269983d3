/**
 * A process that was killed between a change and its publish left the site as it was before. The thirteenth step took
 * what was up for the newest: a website that was changed after its last publish is behind, and the sweep publishes it.
 */
export const lostPublishes = {
  name: '016-lost-publishes',
  statements: [
    `update websites set published_version = content_version - 1
      where published_version = content_version
        and updated_at > (select created_at from publishes where publishes.id = websites.published_id)`,
  ],
} as const;
