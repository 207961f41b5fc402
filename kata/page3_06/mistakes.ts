import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'no-way-up',
    mistake: 'Arrow Left does nothing on a team that is not open',
    edits: [['      else go(parent)\n', '']],
    fails: 'keyboard',
  },
  {
    template: 'vanilla',
    id: 'overwrites',
    mistake: 'a team that somebody else has moved is moved away again without asking',
    edits: [
      [
        `    say('', \`\${team.name.en} was changed by somebody else.\`)
    at('#anyway').hidden = false
    at('#anyway').onclick = () => move({ team: { ...team, ...(current as Team) }, into })
`,
        `    void move({ team: { ...team, ...(current as Team) }, into })
`,
      ],
    ],
    fails: 'moved-meanwhile',
  },
  {
    template: 'vue',
    id: 'old-version',
    mistake: 'Undo sends the version from before the move',
    edits: [['{ team: { ...team, ...moved }, into: from }', '{ team: { ...moved, ...team }, into: from }']],
    fails: 'undo',
  },
]
