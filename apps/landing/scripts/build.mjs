/*
 * Builds the landings: the island's script (vite), the style sheet (lightningcss), the fonts cut to what is used
 * (subset-font), the cards for sharing (sharp), and from them one folder a subdomain in dist/, each complete on its
 * own.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleAsync } from 'lightningcss';
import sharp from 'sharp';
import { build } from 'vite';
import { cutFonts } from './cut-fonts.mjs';
import { drawCards } from './draw-cards.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const work = join(dist, '.work');
const require = createRequire(import.meta.url);

const conditions = ['@tosite/source'];
const shared = { root, configFile: false, logLevel: 'warn', publicDir: false };

async function buildScript() {
  const result = await build({
    ...shared,
    resolve: { conditions: [...conditions, 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: join(root, 'src/islands/landing.ts') },
    },
  });
  const chunks = [result].flat().flatMap(({ output }) => output);
  if (chunks.length !== 1) throw new Error(`The island should be one file, not ${chunks.length}.`);
  return chunks[0].code;
}

async function loadPrerender() {
  await build({
    ...shared,
    resolve: { conditions },
    ssr: { noExternal: [/^@tosite\//], resolve: { conditions } },
    build: {
      ssr: join(root, 'src/prerender.tsx'),
      outDir: work,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  return import(pathToFileURL(join(work, 'prerender.mjs')).href);
}

async function buildStyle(fontFaces) {
  const { code } = await bundleAsync({
    filename: join(root, 'src/styles/landing.css'),
    minify: true,
    resolver: {
      resolve: (specifier, from) =>
        specifier.startsWith('.') ? join(dirname(from), specifier) : require.resolve(specifier),
    },
    // light-dark() and :has() are written for browsers since 2024 and stay as they are.
    targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) },
  });
  return fontFaces + code.toString();
}

/** A name that changes with the content, below /assets. */
function assetPath(name, ending, content) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10).replace(/[_-]/gu, '0');
  return `/assets/${name}-${hash}.${ending}`;
}

await rm(dist, { recursive: true, force: true });
await mkdir(work, { recursive: true });

const { prerender, cardsOf, favicon } = await loadPrerender();
const pictures = {};
const pictureFiles = [];
for (const name of (await readdir(join(root, 'pictures'))).toSorted()) {
  const [, handle, mode] = /^(.+)-(light|dark)\.webp$/u.exec(name) ?? [];
  if (handle === undefined) continue;
  const content = await readFile(join(root, 'pictures', name));
  const path = assetPath(`${handle}-${mode}`, 'webp', content);
  (pictures[handle] ??= {})[mode] = path;
  pictureFiles.push({ path, content });
}
const themes = {};
for (const name of (await readdir(join(root, 'pictures/themes'))).toSorted()) {
  const theme = basename(name, '.webp');
  const content = await readFile(join(root, 'pictures/themes', name));
  themes[theme] = assetPath(`theme-${theme}`, 'webp', content);
  pictureFiles.push({ path: themes[theme], content });
}
const cards = cardsOf();
const drawnCards = await drawCards(
  cards.map((card) => ({ ...card, picture: join(root, 'pictures', `${card.sample}-light.webp`) })),
  require,
);
const card = {};
for (const [variant, content] of drawnCards) card[variant] = assetPath(`card-${variant}`, 'png', content);
const variantOf = Object.fromEntries(
  cards.flatMap(({ variant, subdomains }) => subdomains.map((name) => [name, variant])),
);
// Drawn once to see which letters the drawings use, then again with the real addresses of the files.
const draft = Object.values(prerender({ script: '', style: '', font: '', card, pictures, themes })).flat();
const pages = draft.filter(({ path }) => path.endsWith('.html')).map(({ content }) => content);
const fonts = await cutFonts(pages, require);
const placed = fonts.map((font) => ({ ...font, path: assetPath(font.file, 'woff2', font.bytes) }));
const style = await buildStyle(placed.map(({ face, path }) => face(path)).join(''));
const script = await buildScript();

const assets = {
  script: assetPath('landing', 'js', script),
  style: assetPath('landing', 'css', style),
  font: placed[0].path,
  card,
  pictures,
  themes,
};
const files = [
  ...placed.map(({ path, bytes }) => ({ path, content: bytes })),
  { path: assets.script, content: script },
  { path: assets.style, content: style },
  ...pictureFiles,
];

for (const [subdomain, pages] of Object.entries(prerender(assets))) {
  const variant = variantOf[subdomain];
  const own = [
    { path: card[variant], content: drawnCards.get(variant) },
    // iOS rounds the corners itself and takes no SVG.
    {
      path: 'apple-touch-icon.png',
      content: await sharp(Buffer.from(favicon(variant, 0)), { density: 432 })
        .resize(180)
        .png({ palette: true })
        .toBuffer(),
    },
  ];
  for (const { path, content } of [...pages, ...files, ...own]) {
    const place = join(dist, subdomain, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
  }
}
await rm(work, { recursive: true, force: true });
