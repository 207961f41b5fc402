import { expect, test } from 'vitest'
import { translateInto } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page8/page8_02-fault-lab/messages.ts'
import type { Fault } from '#shared/platform/faults.ts'
import { sentenceOf } from './rule-sentence.ts'
import { FAILURE_NAMES, fieldsOf, valuesOf } from './rule-values.ts'

type Say = Parameters<typeof sentenceOf>[1]
const english: Say = (name, values) => translateInto('en', messages, name, values)
const chinese: Say = (name, values) => translateInto('zh', messages, name, values)
const rule = (fault: Fault) => ({ method: 'GET' as const, path: '/api/profile', fault })

test('a rule is one sentence: which calls, to what, and what happens to them', () => {
  expect(sentenceOf(rule({ first: 2, delay: 20, status: 503 }), english)).toBe(
    'First 2 calls to GET /api/profile: 20 ms late, status 503',
  )
  expect(sentenceOf(rule({ first: 2, delay: 20, status: 503 }), chinese)).toBe(
    '前 2 次呼叫（GET /api/profile）：慢 20 毫秒、狀態碼 503',
  )
  expect(sentenceOf({ method: '*', path: '*', fault: { p: 0.3, delay: 500, jitter: 300 } }, english)).toBe(
    '30% of calls to all endpoints: 500 to 800 ms late',
  )
  expect(sentenceOf(rule({ every: 3, lost: true }), english)).toBe(
    'One in 3 calls to GET /api/profile: executed, then disconnected',
  )
})

test('every kind of failure has its words, in both languages', () => {
  for (const say of [english, chinese])
    for (const failure of FAILURE_NAMES.filter(name => name !== 'none')) {
      const fields = fieldsOf({ ...valuesOf(null), failure })
      const [, effect = ''] = sentenceOf(fields, say).split(/: |：/)
      expect(effect, failure).not.toBe('')
    }
})

test.each<[Fault, string]>([
  [{ drip: 1 }, 'All calls to GET /api/profile: 1 byte per second'],
  [{ maintenance: 1 }, 'All calls to GET /api/profile: status 503 for 1 second'],
  [{ stale: 1 }, 'All calls to GET /api/profile: the response of 1 second ago'],
  [{ stale: 10, every: 1 }, 'Every call to GET /api/profile: the response of 10 seconds ago'],
])('%j is written with the singular where it belongs', (fault, sentence) =>
  expect(sentenceOf(rule(fault), english)).toBe(sentence),
)
