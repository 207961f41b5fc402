import { defineBug, ignoringVersion } from '#server/bugs.ts'
import { addToCounter, replaceCounters } from './contract.ts'

export const bugs = [
  defineBug(replaceCounters, {
    id: 'counters-stale-replace',
    kind: 'state',
    level: 'hard',
    page: 'page6_01',
    promise: {
      en: 'With an older version in If-Match, the counters are not replaced.',
      zh: 'If-Match 帶著舊版本時，計數器不會被取代。',
    },
    wrong: { en: 'If-Match is ignored, and the newer value is lost.', zh: 'If-Match 被忽略，較新的值就遺失了。' },
    test: {
      en: 'Replace the counters twice with the same version, and expect 412.',
      zh: '以同一個版本取代兩次，檢查第二次是 412。',
    },
    answer: ignoringVersion,
  }),
  defineBug(addToCounter, {
    id: 'counters-never-down',
    kind: 'boundary',
    level: 'easy',
    page: 'page6_01',
    promise: { en: 'A negative step subtracts.', zh: '負的步進值是減。' },
    wrong: { en: 'A negative step adds its amount.', zh: '負的步進值變成加。' },
    test: { en: 'Press − once, and expect one less.', zh: '按一次 −，檢查少了一。' },
    async answer(context, next, spot) {
      const { target, by } = context.body
      if (by < 0) spot(target === 'number' ? '/number' : `/array/${target}`)
      return next({ ...context, body: { target, by: Math.abs(by) } })
    },
  }),
]
