/**
 * Names of sites that send visits nobody made, so that owners look who it was. There is no list to install that is kept
 * up: these are the families that have been about for years, by their name, under whatever ending they stand now.
 */
const FAMILIES =
  /(?:^|[.-])(?:semalt|semaltmedia|buttons-for-(?:your-)?website|darodar|ilovevitaly|priceg|blackhatworth|hulfingtonpost|best-seo-(?:offer|solution|software)|free-(?:share|social)-buttons|get-free-(?:social-)?traffic(?:-now)?|event-tracking|simple-share-buttons|social-buttons|traffic2(?:cash|money)|trafficmonetizer|rankings-analytics|website-analyzer|1-99seo|4webmasters|o-o-6-o-o|ranksonic|seo-platform|success-seo|videos-for-your-business|cenoval|make-money-online|webmonetizer|adviceforum|kambasoft|savetubevideo|iskalko|smailik|cenokos|bottraffic|bot-traffic|trafficbot|traffic-bot|seorankingtraffic|increaserwebtraffic|getyourtraffic)(?:[.-]|$)/u;

const EXACTLY = new Set([
  'site.ru',
  'bottraffic.live',
  'trafficbot.life',
  'traffers.com',
  'seo-services.pro',
]);

export function isReferrerSpam(host: string): boolean {
  const bare = host.slice(0, 253).replace(/^www\./u, '');
  return EXACTLY.has(bare) || FAMILIES.test(bare.replace(/\.[a-z]{2,24}$/u, ''));
}
