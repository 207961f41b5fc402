import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#tests/test-app.ts'
import { columnContains, emailContains, foldedContains, nameContains } from './text.ts'

const app = await openTestApp()

/** Which of these texts a condition finds: as a column that is folded, and as the other columns. */
async function found(condition: ReturnType<typeof columnContains>, texts: readonly string[]): Promise<string[]> {
  const rows = texts.map(text => sql`select ${text} as folded, ${text} as name_en, ${text} as name_zh`)
  const { rows: all } = await sql<{ folded: string }>`select folded from (${sql.join(rows, sql` union all `)}) as texts
    where ${condition}`.execute(app.db)
  return all.map(({ folded }) => folded)
}

const TEXTS = ['50% off', '500 off', 'a_b', 'axb', 'c:\\temp', 'c:temp', 'plain']

test.each([
  ['50%', '50% off'],
  ['a_b', 'a_b'],
  ['c:\\t', 'c:\\temp'],
])('every sign of a search is what it says: %s', async (text, only) => {
  for (const condition of [foldedContains(text), columnContains('name_en', text), nameContains(text)])
    expect(await found(condition, TEXTS)).toEqual([only])
})

test('an address is found by what stands before its domain, unless the text names that', async () => {
  const addresses = ['ann\\lee@strive.example', 'strive@other.example']
  expect(await found(emailContains('name_en', 'ann\\l'), addresses)).toEqual(addresses.slice(0, 1))
  expect(await found(emailContains('name_en', 'strive'), addresses)).toEqual(addresses.slice(1))
  expect(await found(emailContains('name_en', '@strive'), addresses)).toEqual(addresses.slice(0, 1))
})
