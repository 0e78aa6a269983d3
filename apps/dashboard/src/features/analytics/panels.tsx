import { useQuery } from '@tanstack/react-query';
import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import type { Website } from '@tosite/validation/website/website';
import { analyticsWords } from '../../words/analytics-words.ts';
import { analyticsQueries } from './analytics-queries.ts';
import { SETTINGS_ID } from './analytics-settings.tsx';
import { BarTable } from './bar-table.tsx';
import { sayCount } from './figures.ts';
import { MissingTable } from './missing-table.tsx';
import { Panel } from './panel.tsx';
import {
  browserName,
  campaignName,
  countryName,
  deviceName,
  filmName,
  linkName,
  pageName,
  referrerName,
} from './row-names.ts';

const copy = analyticsWords.panels;
const { columns } = analyticsWords;
const NO_TITLES: ReadonlyMap<string, string> = new Map();

type PanelsProps = { website: Website; data: Analytics };

/** What was read, where people came from, from which countries and with what: real tables, two beside two. */
export function Panels({ website, data }: PanelsProps) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
      <Content website={website} data={data} />
      <Sources website={website} data={data} />
      <Panel
        label={copy.countries.tab}
        parts={[
          {
            key: 'countries',
            tab: copy.countries.tab,
            content: (
              <BarTable
                rows={data.countries}
                heading={copy.countries.name}
                nameOf={countryName}
                empty={copy.countries.empty}
                footer={copy.countries.footer}
              />
            ),
          },
        ]}
      />
      <Devices data={data} />
    </div>
  );
}

function Content({ website, data }: PanelsProps) {
  const known = useQuery({
    ...analyticsQueries.titles(website._id),
    enabled: data.posts.length > 0,
  }).data;
  const titles = known ?? NO_TITLES;
  const nameOf = (path: string) => pageName(path, { website, titles });
  return (
    <Panel
      label={copy.content}
      parts={[
        {
          key: 'pages',
          tab: copy.pages.tab,
          content: (
            <BarTable rows={data.pages} heading={copy.pages.name} nameOf={nameOf} empty={copy.pages.empty} />
          ),
        },
        {
          key: 'posts',
          tab: copy.posts.tab,
          content: (
            <BarTable rows={data.posts} heading={copy.posts.name} nameOf={nameOf} empty={copy.posts.empty} />
          ),
        },
        {
          key: 'films',
          tab: copy.films.tab,
          content: (
            <BarTable
              rows={data.films}
              heading={copy.films.name}
              nameOf={filmName}
              times={columns.plays}
              empty={copy.films.empty}
            />
          ),
        },
        {
          key: 'missing',
          tab: copy.missing.tab,
          count: data.missing.length,
          content: <MissingTable website={website} data={data} titles={titles} />,
        },
      ]}
    />
  );
}

function Sources({ website, data }: PanelsProps) {
  const settings = useQuery(analyticsQueries.settings(website._id)).data;
  const isOff = settings?.countLinks === false;
  return (
    <Panel
      label={copy.sources}
      parts={[
        {
          key: 'referrers',
          tab: copy.referrers.tab,
          content: (
            <BarTable
              rows={data.referrers}
              heading={copy.referrers.name}
              nameOf={referrerName}
              empty={copy.referrers.empty}
              footer={data.referrers.some(({ name }) => name === 'direct') && copy.referrers.footer}
            />
          ),
        },
        {
          key: 'campaigns',
          tab: copy.campaigns.tab,
          content: (
            <BarTable
              rows={data.campaigns}
              heading={copy.campaigns.name}
              nameOf={campaignName}
              empty={copy.campaigns.empty}
              footer={copy.campaigns.footer}
            />
          ),
        },
        {
          key: 'links',
          tab: copy.links.tab,
          content: (
            <BarTable
              rows={data.links}
              heading={copy.links.name}
              nameOf={linkName}
              times={columns.times}
              empty={
                isOff ? (
                  <>
                    <p>{copy.links.off}</p>
                    <a
                      href={`#${SETTINGS_ID}`}
                      className="mt-1 inline-block font-semibold text-accent-text hover:underline"
                    >
                      {copy.links.on}
                    </a>
                  </>
                ) : (
                  copy.links.empty
                )
              }
              footer={copy.links.footer}
            />
          ),
        },
      ]}
    />
  );
}

function Devices({ data }: { data: Analytics }) {
  const read = data.assistants.reduce((sum, { views }) => sum + views, 0);
  return (
    <Panel
      label={copy.devices}
      parts={[
        {
          key: 'devices',
          tab: copy.deviceKinds.tab,
          content: (
            <BarTable
              rows={data.devices}
              heading={copy.deviceKinds.name}
              nameOf={deviceName}
              empty={copy.deviceKinds.empty}
              footer={read > 0 && copy.deviceKinds.assistants(read, sayCount(read))}
            />
          ),
        },
        {
          key: 'browsers',
          tab: copy.browsers.tab,
          content: (
            <BarTable
              rows={data.browsers}
              heading={copy.browsers.name}
              nameOf={browserName}
              empty={copy.browsers.empty}
            />
          ),
        },
        {
          key: 'assistants',
          tab: copy.assistants.tab,
          content: (
            <BarTable
              rows={data.assistants}
              heading={copy.assistants.name}
              nameOf={(name) => ({ name })}
              empty={copy.assistants.empty}
              footer={copy.assistants.footer}
            />
          ),
        },
      ]}
    />
  );
}
