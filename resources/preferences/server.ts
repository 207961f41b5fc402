import { requireMatch } from '#server/entities/etag.ts'
import { serve } from '#server/http/serve.ts'
import { lockRows } from '#server/locks/lock.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { WriteOwn } from '#server/writes/write.ts'
import {
  chooseScheme,
  exportStyles,
  exportTokens,
  importTokens,
  type PreferenceFields,
  type Preferences,
  readPreferences,
  updatePreferences,
} from './contract.ts'
import { preferences, preferencesOf, rowOf, UNCHANGED } from './entity.ts'
import { fieldsFrom, stylesOf, tokensOf } from './tokens.ts'

type Context = { writeOwn: WriteOwn; operator: Operator }
type Change = (current: PreferenceFields) => Partial<PreferenceFields>

/** Changes the preferences. The first change creates their row. */
const save = ({ writeOwn, operator: { accountId } }: Context, match: string | typeof ANY_VERSION, change: Change) =>
  writeOwn(async ({ trx, create, update }) => {
    await lockRows(trx, 'preference', { accountId })
    if (await rowOf(trx, accountId)) return update(preferences, accountId, { match, fields: change })
    if (match !== ANY_VERSION) requireMatch(match, UNCHANGED)
    return create(preferences, { ...UNCHANGED, ...change(UNCHANGED) })
  })

const answer = (body: Preferences) => ({ status: 200 as const, body })

export const endpoints = [
  serve(readPreferences, async ({ db, operator }) => answer(await read(db, operator))),

  serve(updatePreferences, async ({ headers, body, ...context }) =>
    answer(await save(context, headers['if-match'], () => body)),
  ),

  // The theme button changes nothing else, so the last press wins.
  serve(chooseScheme, async ({ body, ...context }) => answer(await save(context, ANY_VERSION, () => body))),

  serve(exportTokens, async ({ db, operator }) => ({ status: 200, body: tokensOf(await read(db, operator)) })),

  serve(importTokens, async ({ headers, body, ...context }) =>
    answer(await save(context, headers['if-match'], current => fieldsFrom(body, current))),
  ),

  serve(exportStyles, async ({ db, operator }) => ({ status: 200, body: stylesOf(await read(db, operator)) })),
]

async function read(db: Parameters<typeof rowOf>[0], { accountId }: Operator): Promise<Preferences> {
  const row = await rowOf(db, accountId)
  return row ? preferencesOf(row) : UNCHANGED
}
