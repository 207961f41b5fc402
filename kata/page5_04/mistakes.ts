import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'lost-focus',
    mistake: 'the focus is lost: only rows in view are kept',
    edits: [['new Set(total > 0 ? [active] : [])', 'new Set<number>()']],
    fails: 'focus-survives',
  },
  {
    template: 'vue',
    id: 'jumping-rows',
    mistake: 'new rows push the others: the list shows them as soon as they are counted',
    edits: [
      [
        '  latest.value = { kind: wanted, total, days }\n',
        '  latest.value = { kind: wanted, total, days }\n  list.value = latest.value\n',
      ],
    ],
    fails: 'new-events-wait',
  },
]
