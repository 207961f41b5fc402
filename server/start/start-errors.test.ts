import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { DatabaseUnavailable } from '#server/database/failures/failures.ts'
import { describeListenError, describeStartError } from './start-errors.ts'

const config = readConfig({ DATABASE_URL: 'postgres://me:hunter2@db.example:5433/strive', STRIVE_PORT: '80' })
const failing = (code: string) => Object.assign(new Error('secret hunter2'), { code })

test.each([
  ['28P01', 'the password is wrong'],
  ['3D000', 'the database does not exist'],
  ['ENOTFOUND', 'host not found'],
  ['ETIMEDOUT', 'the connection timed out'],
])('explains %s of PostgreSQL: %s', (code, words) => {
  const wrapped = new DatabaseUnavailable(new AggregateError([failing(code)], ''))
  for (const error of [failing(code), wrapped]) {
    const { message } = describeStartError(error, config)
    expect(message).toContain(`DATABASE_URL, me@db.example:5433/strive: ${words}`)
    expect(message).not.toContain('hunter2')
  }
})

test('returns other errors unchanged', () => {
  const other = new Error('something else')
  expect(describeStartError(other, config)).toBe(other)
  expect(describeStartError(failing('28P01'), readConfig({})).message).toBe('secret hunter2')
})

test.each([
  ['EACCES', 'This user may not open port 80 on 127.0.0.1. Set STRIVE_PORT'],
  ['EADDRINUSE', 'Port 80 on 127.0.0.1 is already in use'],
  ['EADDRNOTAVAIL', 'STRIVE_HOST 127.0.0.1 is not an address of this machine'],
])('explains %s of the port: %s', (code, words) => {
  expect(describeListenError(failing(code), config)).toContain(words)
})
