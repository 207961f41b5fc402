import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'there-twice',
    mistake: 'it does not recognize its own message among the changes, only in the reply',
    edits: [
      ['    outbox = outbox.filter(({ key }) => key !== row.key)\n', ''],
      [
        'for (let [draft] = outbox; draft && room; [draft] = outbox) take([await post(room.id, draft)])',
        `for (let [draft] = outbox; draft && room; [draft] = outbox) {
      const posted = await post(room.id, draft)
      outbox.shift()
      take([posted])
    }`,
      ],
    ],
    fails: 'once',
  },
  {
    template: 'vue',
    id: 'out-of-order',
    mistake: 'what waits is posted from the end',
    edits: [
      [
        '    for (let [draft] = outbox.value; draft && room.value; [draft] = outbox.value) take([await post(room.value.id, draft)])\n',
        `    for (let draft = outbox.value.at(-1); draft && room.value; draft = outbox.value.at(-1))
      take([await post(room.value.id, draft)])
`,
      ],
    ],
    fails: 'waits',
  },
]
