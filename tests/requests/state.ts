import { readTime } from '#resources/times/contract.ts'
import type { TestApp } from '#tests/test-app.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>
type Send = (path: string, init?: RequestInit) => Promise<unknown>

const json = (method: string, body: unknown, headers = {}) => ({ method, body: JSON.stringify(body), headers })

/** How the tasks of the pages about state, language and time are solved. */
export function stateSolutions(me: () => Me, send: Send): Record<string, () => Promise<unknown>> {
  const word = (interval: string) =>
    send('/api/wordings/preview', json('POST', { language: 'en', text: { interval, other: '{{count}} items' } }))
  const readAt = (local: string, zone: string) => me().call(readTime, { body: { local, zone, zones: [] } })
  return {
    'page6_02 gap': () => word('(1)[one item];(2-7)[a few items];(10-inf)[a lot of items];'),
    'page6_02 whole': () => word('(0)[none];(1-9)[some];(10-inf)[many]'),
    'page6_02 mended': async () => {
      await word('(1)[one item')
      await word('(1)[one item]')
    },
    'page6_04 skipped': () => readAt('2026-03-08T02:30', 'America/New_York'),
    'page6_04 twice': async () => {
      await readAt('2026-11-01T01:30', 'America/New_York')
      await readAt('2026-11-01T05:30', 'UTC')
    },
    'page6_04 clock': async () => {
      await send('/api/clock', { headers: { 'x-practice-fault': 'delay=600' } })
      for (const _ of [1, 2, 3, 4]) await send('/api/clock')
    },
  }
}
