import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'lost-update',
    mistake: 'a lost update: what others have changed is overwritten',
    edits: [
      ['  const { key, fields: body, seen } = change\n', '  const { key, fields: body } = change\n'],
      [
        '  const isConflict = namesIn(body).some(name => visit[name] !== seen[name] && visit[name] !== body[name])\n',
        '',
      ],
      ["  if (isConflict) return replace(change, { ...change, isSent: false, issue: 'Conflict' })\n", ''],
    ],
    fails: 'asks-about-conflicts',
  },
  {
    template: 'vue',
    id: 'out-of-order',
    mistake: 'all changes are sent at once',
    edits: [
      [
        '    for (let change = next(); change; change = next()) await sendOne(change)\n',
        '    await Promise.all(outbox.value.filter(({ issue }) => !issue).map(sendOne))\n',
      ],
    ],
    fails: 'in-order',
  },
]
