import type { Plugin } from 'vite'

/**
 * Removes the summaries of endpoints and sockets. The client reads them from the server's OpenAPI document; in its
 * code, the texts in two languages would be a sixth of everything that pages share.
 */
export function serverWords(): Plugin {
  return {
    name: 'server-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]resources[\\/][\w-]+[\\/]contract\.ts$/ },
      // Lines don't move.
      handler: code => ({ code: code.replace(SUMMARY, words => words.replace(/[^\n]/g, '')), map: null }),
    },
  }
}

/** Matches the formatter's output: a summary on one line, or with one line per language. */
const SUMMARY = /^ {2}summary: \{(?: .*\},|\n(?: {4}.*\n)+ {2}\},)$/gm
