declare module 'punycode/punycode.es6.js' {
  export function toUnicode(host: string): string;
}
