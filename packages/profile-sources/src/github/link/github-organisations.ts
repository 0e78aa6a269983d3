import type { Picture, Profile } from '@tosite/validation/profile/profile';
import { cleanLink } from '../../text/clean-link.ts';
import { cleanName, cleanText } from '../../text/clean-text.ts';
import { withEmoji } from './emoji-names.ts';
import type { GithubMember, GithubOrg, GithubUser } from './github-responses.ts';

type Membership = Profile['organisations'][number];
type Person = Profile['people'][number];
export type ToPicture = (url: string | null, alt: string) => Picture | null;

/** The organisations that the person shows, then those of the company field: "@one @two", or a name in words. */
export function toOrganisations(
  user: GithubUser,
  orgs: readonly GithubOrg[],
  toPicture: ToPicture,
): Membership[] {
  const shown = orgs.map((org): Membership => ({
    id: `github:org:${org.id}`,
    origin: { source: 'github:rest', path: '/users/*/orgs' },
    name: org.login,
    handle: org.login,
    description: cleanText(withEmoji(org.description), 20_000),
    role: null,
    start: null,
    url: `https://github.com/${org.login}`,
    avatar: toPicture(org.avatar_url, org.login),
  }));
  const known = new Set(shown.map((org) => org.name.toLowerCase()));
  const named = companies(user.company).filter(({ name }) => !known.has(name.toLowerCase()));
  const all = [...shown, ...named.map(({ name, handle }) => fromCompany(name, handle))];
  return [...new Map(all.map((org) => [org.id, org])).values()].slice(0, 1000);
}

function companies(company: string | null): { name: string; handle: string | null }[] {
  const text = cleanName(company, 180);
  if (text === null) return [];
  const handles = [...text.matchAll(/@([a-z\d][a-z\d-]{0,38})/giu)].flatMap(([, handle]) => handle ?? []);
  const words = text.replace(/@[a-z\d][a-z\d-]{0,38}/giu, '').replace(/[\s,;&|/+]|\band\b/giu, '');
  if (handles.length > 0 && words === '') return handles.map((handle) => ({ name: handle, handle }));
  return [{ name: text, handle: null }];
}

function fromCompany(name: string, handle: string | null): Membership {
  return {
    // A name in words is the one company that the field says, whatever it says next.
    id: handle === null ? 'github:company' : `github:company:${handle.toLowerCase()}`,
    origin: { source: 'github:rest', path: '/users/*#company' },
    name,
    handle,
    description: null,
    role: null,
    start: null,
    url: handle === null ? null : `https://github.com/${handle}`,
    avatar: null,
  };
}

/** The members that an organisation shows in public. */
export function toPeople(members: readonly GithubMember[], toPicture: ToPicture): Person[] {
  const people = members.map((member): Person => ({
    id: `github:user:${member.id}`,
    origin: { source: 'github:rest', path: '/orgs/*/public_members' },
    name: member.login,
    title: null,
    url: cleanLink(member.html_url) ?? `https://github.com/${member.login}`,
    picture: toPicture(member.avatar_url, member.login),
  }));
  return [...new Map(people.map((person) => [person.id, person])).values()].slice(0, 1000);
}

/** What the record says of the organisation itself; null for a person. */
export function toOrganisation(user: GithubUser): Profile['organisation'] {
  if (user.type !== 'Organization') return null;
  return {
    industry: null,
    size: null,
    kind: null,
    founded: null,
    // Where an account says it is need not be where an organisation has its seat.
    headquarters: null,
    website: cleanLink(user.blog),
    specialities: [],
  };
}
