export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const ESCAPED = /[<>&\u2028\u2029]/gu;

/** JSON that can stand in a `<script>` element: nothing in it can end the element, begin a comment or break a line. */
export function jsonForScript(value: Json): string {
  return JSON.stringify(value).replace(
    ESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
