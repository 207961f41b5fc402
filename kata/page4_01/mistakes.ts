import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'double-click',
    mistake: 'a double order: each press has a key of its own, unless an error is shown',
    edits: [
      ["let key = ''\nlet isSending = false\n", "let key = ''\n"],
      [
        '  if (isSending) return\n  isSending = true\n',
        "  if (!at('[role=alert]').textContent) key = crypto.randomUUID()\n",
      ],
      ['await explain(pointer, code)\n  }\n  isSending = false\n', 'await explain(pointer, code)\n  }\n'],
    ],
    fails: 'pressed-twice',
  },
  {
    template: 'vue',
    id: 'double-order',
    mistake: 'a double order: it is sent again with another key',
    edits: [["{ 'idempotency-key': key }", "{ 'idempotency-key': crypto.randomUUID() }"]],
    fails: 'lost-reply',
  },
]
