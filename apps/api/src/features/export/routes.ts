import type { ExportFormat } from '@tosite/api-client/endpoints/export';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { jsonOfSite } from './export-json.ts';
import { zipSite } from './export-zip.ts';
import { readExportedSite, type ExportedSite, type ExportServices } from './exported-site.ts';

export function exportHandlers(services: ExportServices): Pick<Handlers, 'exportWebsite'> {
  return {
    async exportWebsite({ params, query }, { user }) {
      // First: what is not theirs must not use up a count, nor tell by one that it is there.
      const exported = await readExportedSite(services, user.id, params.id);
      await services.limits.take('siteExportByOwner', user.id);
      return query.format === 'json' ? jsonAnswer(services, exported) : zipAnswer(services, exported);
    },
  };
}

function jsonAnswer({ storage }: ExportServices, exported: ExportedSite): Response {
  return new Response(jsonOfSite(storage, exported), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': disposition(exported, 'json'),
    },
  });
}

async function zipAnswer(services: ExportServices, exported: ExportedSite): Promise<Response> {
  const rendered = await services.renderer.renderSite(exported.site, {
    pathPrefix: '.',
    standalone: true,
    ownIcon: exported.ownIcon,
  });
  const { size, stream } = await zipSite(services.storage, exported, rendered);
  return new Response(stream, {
    headers: {
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': disposition(exported, 'zip'),
    },
  });
}

/** The name of the file: a label has letters and digits only. */
function disposition({ website, data }: ExportedSite, format: ExportFormat): string {
  return `attachment; filename="${website.label}-${data.exportedAt.slice(0, 10)}.${format}"`;
}
