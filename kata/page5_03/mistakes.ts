import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'false-conflict',
    mistake: 'a save does not wait for the one before, so it sends an old version',
    edits: [
      [
        '  queue = queue.then(() => send(edits, isUndo, request ?? requestOf(edits)))\n',
        '  void send(edits, isUndo, request ?? requestOf(edits))\n',
      ],
    ],
    fails: 'next-save-waits',
  },
  {
    template: 'vue',
    id: 'repeated-save',
    mistake: 'a repeated request has a new key, so it is taken for a conflict',
    edits: [
      ['() => save(edits, isUndo, { rows, key })', '() => save(edits, isUndo, { rows, key: crypto.randomUUID() })'],
    ],
    fails: 'not-saved',
  },
]
