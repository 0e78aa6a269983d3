import { defineConfig } from 'vite';

// Node cannot import TypeScript, so the server is bundled, and with it what our own packages bring. What has native
// code cannot be: it stays outside, and stands among this package's dependencies so that Node finds it.
const NATIVE = ['@node-rs/argon2', 'libsql', 'lightningcss', 'sharp'];

export default defineConfig({
  // React draws the sites; its development build is several times slower.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], external: NATIVE, resolve: { conditions: ['@tosite/source'] } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    rollupOptions: {
      output: {
        // Node keeps the text of what it runs: a third of it is spaces and comments. Names stay, for whoever reads a stack.
        minify: { compress: true, mangle: false, codegen: true },
      },
      input: {
        main: 'src/main.ts',
        'image-worker': 'src/image-worker.ts',
        'render-worker': 'src/render-worker.ts',
      },
    },
    sourcemap: true,
  },
});
