/** So many entries (screens, layouts, lazy parts) use a module before it is one of those that most screens need. */
const MAX = 18;

/** What a dialog is made of: as many screens open one, and none of them before somebody asks for it. */
const DIALOG = String.raw`@radix-ui[\\/](?!react-slot|react-compose-refs)|node_modules[\\/](?:tslib|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce)|ui[\\/]src[\\/]dialog\.`;

/**
 * What most screens need comes in three files: forty small ones are as many requests and, each compressed by itself,
 * nine KiB more. The preview's frame is a document of its own, so what it takes is kept apart from what only the pages
 * around it do.
 */
export const commonParts = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/u,
    priority: 3,
  },
  {
    name: 'facts',
    // What the words of another language are made with is in no file that waits for those words: neither would come.
    test: /packages[\\/]validation[\\/]|node_modules[\\/]valibot[\\/]|words[\\/]counted\.ts$/u,
    minShareCount: MAX,
    priority: 2,
  },
  {
    name: 'base',
    test: new RegExp(
      String.raw`^(?!.*(?:${DIALOG})).*(?:node_modules[\\/]|apps[\\/]dashboard[\\/]src[\\/]|packages[\\/](?:ui|api-client)[\\/])`,
      'u',
    ),
    minShareCount: MAX,
    priority: 1,
  },
];
