/** The bytes of code in the owner's own repositories, a person's or an organisation's, a hundred repositories a page. */
export const LANGUAGES_QUERY = `query ($login: String!, $after: String) {
  repositoryOwner(login: $login) {
    repositories(first: 100, after: $after, ownerAffiliations: [OWNER], isFork: false, privacy: PUBLIC) {
      nodes { databaseId languages(first: 50, orderBy: { field: SIZE, direction: DESC }) { edges { size node { name } } } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** What only GraphQL tells, and only with a token: the pinned repositories and the year's contributions. */
export const PINNED_QUERY = `query ($login: String!) {
  user(login: $login) {
    pinnedItems(first: 6, types: REPOSITORY) { nodes { ...pinned } }
    contributionsCollection {
      contributionCalendar { totalContributions weeks { firstDay contributionDays { contributionCount } } }
    }
  }
  organization(login: $login) {
    pinnedItems(first: 6, types: REPOSITORY) { nodes { ...pinned } }
  }
}
fragment pinned on Repository {
  nameWithOwner databaseId description url homepageUrl openGraphImageUrl stargazerCount forkCount
  isArchived isFork createdAt pushedAt
  primaryLanguage { name }
  licenseInfo { spdxId }
  repositoryTopics(first: 20) { nodes { topic { name } } }
}`;
