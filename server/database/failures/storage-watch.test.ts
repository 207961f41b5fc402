import type { LogEvent } from 'kysely'
import { expect, test } from 'vitest'
import { createStorageWatch } from './storage-watch.ts'

const SQLITE_FULL = 13

test('the storage works again when a write succeeds and none has failed for two seconds', () => {
  let now = 0
  const watch = createStorageWatch(undefined, () => now)
  // The parts of an event that it looks at.
  const fail = () => watch.noteQuery({ level: 'error', error: { errcode: SQLITE_FULL } } as unknown as LogEvent)
  const succeed = (sql: string) => watch.noteQuery({ level: 'query', query: { sql } } as unknown as LogEvent)
  fail()
  expect(watch.failure()).toBe('storage-full')
  now = 1_500
  fail()
  now = 3_499
  succeed('insert into "setting" values (?)')
  expect(watch.failure()).toBe('storage-full')
  now = 3_500
  succeed('select * from "setting"')
  expect(watch.failure()).toBe('storage-full')
  succeed(' commit')
  expect(watch.failure()).toBeNull()
})
