import { beforeEach, expect, it } from 'vitest'
import { forgetReads, keepReads, readKept } from './kept-reads.ts'

const READS = [{ key: ['/api/members', { query: { limit: 50 } }] as const, url: '/api/members?limit=50' }]

beforeEach(() => {
  localStorage.setItem('User.name', 'operator')
  history.replaceState(null, '', '/strive/page3/page3_01?q=a')
  keepReads(READS)
})

it('are kept for the same view and the same operator', () => {
  expect(readKept()).toEqual(READS)
})

it('are not for another view, another operator, or after signing out', () => {
  history.replaceState(null, '', '/strive/page3/page3_01?q=b')
  expect(readKept()).toEqual([])
  history.replaceState(null, '', '/strive/page3/page3_01?q=a')
  localStorage.setItem('User.name', 'admin')
  expect(readKept()).toEqual([])
  localStorage.setItem('User.name', 'operator')
  forgetReads()
  expect(readKept()).toEqual([])
})

it('go to this API only, and are nothing if the storage holds nonsense', () => {
  keepReads([...READS, { key: ['/api/members', {}], url: 'https://elsewhere.example/api/members' }])
  expect(readKept()).toEqual(READS)
  sessionStorage.setItem('reads', '{')
  expect(readKept()).toEqual([])
})
