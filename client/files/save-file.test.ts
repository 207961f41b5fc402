import { expect, test } from 'vitest'
import { fileNameOf } from './save-file.ts'

test.each([
  ['attachment; filename="login-log-2026-11-20.csv"', 'login-log-2026-11-20.csv'],
  ['attachment; filename="log.csv"; filename*=UTF-8\'\'%E7%B4%80%E9%8C%84.csv', '紀錄.csv'],
  ['attachment; filename="log.csv"; filename*=UTF-8\'\'%E7%B4', 'log.csv'],
  ['', 'rows.csv'],
])('names the file of %j', (disposition, name) => {
  expect(fileNameOf(new Headers({ 'content-disposition': disposition }), 'rows.csv')).toBe(name)
})
