import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vue',
    id: 'stale-answer',
    mistake: 'a stale answer wins',
    edits: [
      ['let latest = 0\nasync function show() {\n  const number = ++latest\n', 'async function show() {\n'],
      ['  if (number !== latest) return\n', ''],
    ],
    fails: 'latest-search-wins',
  },
  {
    template: 'vanilla',
    id: 'lost-update',
    mistake: 'a lost update: after a 412, it saves again with the new version',
    edits: [
      [
        `      const { name, email } = member
      at('#refusal').textContent = \`Conflict: somebody has changed \${name.en}, \${email}. Save again to replace that.\`
`,
        '      form.requestSubmit()\n',
      ],
    ],
    fails: 'conflict',
  },
  {
    template: 'vanilla',
    id: 'lost-focus',
    mistake: 'the focus is lost: closing the dialog draws the list again',
    edits: [
      [
        "at('#close').onclick = () => dialog.close()\n",
        "at('#close').onclick = () => dialog.close()\ndialog.onclose = draw\n",
      ],
    ],
    fails: 'focus-returns',
  },
]
