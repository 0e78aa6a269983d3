const WORDS = `
about access account accounts actions activity admin advisories anonymous api apps assets auth billing blob blog
branches business careers case-studies categories changelog checkout codespaces collections comments commit community
compare contact contributing copilot customer-stories customers dashboard delete design developer diff discover
discussions docs downloads edit education emails enterprise enterprises events explore favorites features feed files
followers following forum gist gists git-guides graphs help home hooks hosting images import inbox integrations invite
issues join jobs languages legal lists login logos logout maintenance marketplace member-privileges mirrors mobile
models network new news nonprofit nonprofits notifications oauth offers open-source organizations orgs pages partners
password_reset payments personal plans popular posts premium-support press pricing privacy projects pull pulls raw
readme recommendations redeem releases render repositories resources restore revert save search security sessions
settings share showcases signin signout signup site site-map site-policy solutions spam sponsors sponsorships staff
stafftools stars statistics status store styleguide subscriptions suggestions support team teams terms topic topics
tour training trending tree updates user username users watching wiki why-github works-with`;

/** First path segments that are GitHub's own pages and can never be a user. */
export const GITHUB_PAGES: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/u));
