import type { Plugin } from 'vite'

/**
 * Leaves out what endpoints and sockets say of themselves. The console reads that from the server, in its OpenAPI document; in the
 * console's own code the words of both languages would be a sixth of all that pages share.
 */
export function serverWords(): Plugin {
  return {
    name: 'server-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]resources[\\/][\w-]+[\\/]contract\.ts$/ },
      // Lines stay where they are.
      handler: code => ({ code: code.replace(SUMMARY, words => words.replace(/[^\n]/g, '')), map: null }),
    },
  }
}

/** As the formatter writes a member of what is declared: in one line, or each language in a line of its own. */
const SUMMARY = /^ {2}summary: \{(?: .*\},|\n(?: {4}.*\n)+ {2}\},)$/gm
