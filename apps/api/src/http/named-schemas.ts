import type * as v from 'valibot';
import * as account from '@tosite/api-client/endpoints/account';
import * as activity from '@tosite/api-client/endpoints/activity';
import * as auth from '@tosite/api-client/endpoints/auth';
import * as connections from '@tosite/api-client/endpoints/connections';
import * as errors from '@tosite/api-client/endpoints/errors';
import * as history from '@tosite/api-client/endpoints/history';
import * as onboard from '@tosite/api-client/endpoints/onboard';
import * as sessions from '@tosite/api-client/endpoints/sessions';
import * as site from '@tosite/api-client/endpoints/site';
import * as sync from '@tosite/api-client/endpoints/sync';
import * as user from '@tosite/validation/account/user';
import * as platform from '@tosite/validation/platforms/platform';
import * as post from '@tosite/validation/posts/post';
import * as ownerEdits from '@tosite/validation/profile/owner-edits';
import * as profile from '@tosite/validation/profile/profile';
import * as sourceReport from '@tosite/validation/profile/source-report';
import * as storedImage from '@tosite/validation/profile/stored-image';
import * as design from '@tosite/validation/website/design';
import * as preview from '@tosite/validation/website/preview';
import * as sectionOrder from '@tosite/validation/website/section-order';
import * as sectionSettings from '@tosite/validation/website/section-settings';
import * as seo from '@tosite/validation/website/seo';
import * as siteSpec from '@tosite/validation/website/site-spec';
import * as website from '@tosite/validation/website/website';

const MODULES: readonly object[] = [
  [account, activity, auth, connections, errors, history, onboard, sessions, site, sync],
  [user, platform, post, ownerEdits, profile, sourceReport, storedImage],
  [design, preview, sectionOrder, sectionSettings, seo, siteSpec, website],
].flat();

/**
 * The schemas that the OpenAPI document names, by their own names: whatever the contract's modules export as
 * `…Schema`, so one that is added there is named without being listed anywhere.
 */
export const NAMED_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  ...Object.fromEntries(
    MODULES.flatMap((module) => Object.entries(module) as [string, v.GenericSchema][])
      .filter(([name]) => name.endsWith('Schema'))
      .map(([name, schema]) => [name.replace(/(?:Body)?Schema$/u, ''), schema]),
  ),
  ApproximateFields: profile.ExperienceSchema.entries.approximate,
  ...sectionSettingSchemas(),
};

/** The settings that many sections share. */
function sectionSettingSchemas(): Record<string, v.GenericSchema> {
  const { title, hidden, order, hiddenItems, cv, pictures } =
    sectionSettings.SECTION_SETTINGS.projects.entries;
  return {
    SectionTitle: title,
    SectionHidden: hidden,
    SectionItemOrder: order,
    SectionHiddenItems: hiddenItems,
    SectionInCv: cv,
    SectionPictures: pictures,
  };
}
