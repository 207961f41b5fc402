import type { PageMistake } from '#kata/kata.ts'

export const mistakes: readonly PageMistake[] = [
  {
    template: 'vanilla',
    id: 'points-twice',
    mistake: 'neighbouring areas overlap, so the service points between them are there twice',
    edits: [
      [
        'go({ ...box, west: box.east, east: 2 * box.east - box.west })',
        'go({ ...box, west: (box.west + box.east) / 2, east: (3 * box.east - box.west) / 2 })',
      ],
    ],
    fails: 'next-area',
  },
  {
    template: 'vue',
    id: 'stale-answer',
    mistake: 'a stale answer wins',
    edits: [
      ['let latest = 0\nasync function load() {\n  const number = ++latest\n', 'async function load() {\n'],
      ['  if (number !== latest) return\n', ''],
    ],
    fails: 'latest-kind-wins',
  },
]
