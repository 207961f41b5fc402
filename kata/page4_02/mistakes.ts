import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'lost-update',
    mistake: 'after a conflict, it overwrites what another window has saved in the same field',
    edits: [
      [
        '  if (asked.length === 0) return send(merged, current)\n',
        '  if (asked.length >= 0) return send(merged, current)\n',
      ],
    ],
    fails: 'conflict',
  },
  {
    template: 'vue',
    id: 'submitted-twice',
    mistake: 'a submission without a reply is sent again with another key',
    edits: [["'idempotency-key': key }", "'idempotency-key': crypto.randomUUID() }"]],
    fails: 'submits',
  },
  {
    template: 'vue',
    id: 'lost-input',
    mistake: 'a refused step loses what was entered',
    edits: [
      [
        "  trouble.value = 'Correct what is marked.'\n",
        "  trouble.value = 'Correct what is marked.'\n  fields.value = { ...seen }\n",
      ],
    ],
    fails: 'refused',
  },
]
