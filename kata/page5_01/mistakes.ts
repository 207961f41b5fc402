import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'cancelled-twice',
    mistake: 'a request whose reply was lost is sent again with another key',
    edits: [['keys.get(text) ?? crypto.randomUUID()', 'crypto.randomUUID()']],
    fails: 'lost-reply',
  },
  {
    template: 'vue',
    id: 'false-success',
    mistake: 'a reply of 200 is taken for success, whatever it says about each order',
    edits: [
      ['  const cancelled = outcomes.filter(({ refusal }) => refusal === null)\n', '  const cancelled = outcomes\n'],
    ],
    fails: 'partly-refused',
  },
]
