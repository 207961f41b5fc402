import { expect, test } from 'vitest'
import type { AuditEntry } from '#resources/audit/contract.ts'
import { nameOf } from './columns.tsx'

test('a record is called by its name, or else by its list and number, as where it is read', () => {
  const title = { en: 'Sessions', zh: '工作階段' }
  const named = (label: AuditEntry['label']) => ({ label, title, rowId: '4' }) as AuditEntry
  expect(nameOf(named({ en: 'Ann', zh: '安' }), 'zh')).toBe('安')
  expect([nameOf(named(null), 'en'), nameOf(named(null), 'zh')]).toEqual(['Sessions #4', '工作階段 #4'])
})
