import { expect, it } from 'vitest';
import { mainDashboardOrigin, readAppConfig, siteAddress, siteOrigin, siteSuffix } from './app-config.ts';

const at = (address: string) => new URL(address) as unknown as Location; // the same fields are read
const server = {
  rootDomain: 'to.site',
  sitesDomain: 'tosite.page',
  protocol: 'https',
  port: null,
  companyName: 'Ink & Co',
  helpCenterUrl: 'https://help.example',
  signups: 'invite',
  connectable: ['linkedin'],
};

it('reads what the server wrote', () => {
  const config = readAppConfig(JSON.stringify(server), at('https://dashboard.to.site/'));
  expect(config).toEqual({ ...server, port: '' });
  expect(siteAddress('ada', config)).toBe('ada.tosite.page');
  expect(siteOrigin('ada', config)).toBe('https://ada.tosite.page');
  expect(mainDashboardOrigin(config)).toBe('https://dashboard.to.site');
});
it.each(['%TOSITE_CONFIG%', undefined, '{"rootDomain":""}'])(
  'follows the address of the page for %j',
  (content) => {
    const config = readAppConfig(content, at('http://dashboard.localhost:5173/login'));
    expect(config).toMatchObject({
      rootDomain: 'localhost',
      sitesDomain: 'localhost',
      protocol: 'http',
      port: '5173',
    });
    expect(siteSuffix(config)).toBe('.localhost:5173');
    expect(mainDashboardOrigin(config)).toBe('http://dashboard.localhost:5173');
  },
);
it('leads from a bare root to the dashboard below it', () => {
  expect(mainDashboardOrigin(readAppConfig(undefined, at('http://localhost:5173/')))).toBe(
    'http://dashboard.localhost:5173',
  );
});
