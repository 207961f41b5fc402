import { defineBug } from '#server/bugs.ts'
import { readTime } from './contract.ts'

export const bugs = [
  defineBug(readTime, {
    id: 'times-twice-read-once',
    kind: 'boundary',
    level: 'fair',
    page: 'page6_04',
    promise: { en: 'A local time that occurs twice has two moments.', zh: '出現兩次的當地時間對應兩個時刻。' },
    wrong: { en: 'Only the first of the two is returned.', zh: '只回傳第一個時刻。' },
    test: {
      en: 'Read 01:30 in New York on the day when summer time ends, and expect two moments.',
      zh: '讀取紐約夏令時間結束當天的 01:30，檢查有兩個時刻。',
    },
    change: ({ kind, moments }) => (kind === 'twice' ? { kind: 'once' as const, moments: moments.slice(0, 1) } : {}),
  }),
]
