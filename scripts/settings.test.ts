import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from './settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/strive-settings-`)
  // Restores all variables afterwards.
  vi.stubEnv('STRIVE_ENV_FILE', `${folder}/.env`)
  for (const name of ['STRIVE_PORT', 'STRIVE_HOST', 'DATABASE_URL', 'STRIVE_DATA']) vi.stubEnv(name, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('reads the file .env; a variable of the environment wins', () => {
  writeFileSync(`${folder}/.env`, '# a comment\nSTRIVE_PORT=4000\nSTRIVE_HOST=127.0.0.2\n')
  vi.stubEnv('STRIVE_HOST', '127.0.0.3')
  expect(readSettings()).toMatchObject({ port: 4000, host: '127.0.0.3' })
})

test('says which file is missing if a setting names one', () => {
  expect(() => readSettings()).toThrow(`The settings in ${folder}/.env can’t be read (ENOENT).`)
})

test('.env.example is accepted when everything in it is uncommented', () => {
  const example = readFileSync(`${import.meta.dirname}/../.env.example`, 'utf8')
  const names = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name)
  for (const name of names) vi.stubEnv(name, undefined)
  expect(names).toContain('DATABASE_URL')
  writeFileSync(`${folder}/.env`, example.replace(/^# (?=[A-Z_]+=)/gm, ''))
  expect(readSettings()).toMatchObject({ port: 3014, database: 'postgres://user:password@host/database' })
})
