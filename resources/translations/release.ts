import { requireMatch } from '#server/entities/etag.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { locked } from '#server/locks/lock.ts'
import { requireLimit } from '#server/locks/require-limit.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import type { Release } from './contract.ts'
import { readText, releaseOf, textColumn, translationOf, translations } from './entity.ts'
import { type Forms, isSame, MAX_RELEASES, RELEASES } from './rules.ts'

type Changes = Release['changes']

export const selectReleases = (rows: Rows) => rows('translation_release').orderBy('number', 'desc')

export async function latestRelease(rows: Rows): Promise<number> {
  return (await selectReleases(rows).clearSelect().select('number').executeTakeFirst())?.number ?? 0
}

/** The lock of the limit also gives each version its own number. */
const lockReleases = ({ trx, rows }: Writing, { sandboxId }: Operator) =>
  requireLimit(trx, 'translation_release', { sandboxId }, { rows: rows('translation_release'), max: MAX_RELEASES })

type New = { note: string; restores: number | null; changes: Changes }

async function addRelease({ insertInto, record, rows }: Writing, { account }: Operator, { changes, ...release }: New) {
  const row = {
    number: (await latestRelease(rows)) + 1,
    ...release,
    changes: JSON.stringify(changes),
    account,
    published_at: new Date().toISOString(),
  }
  await insertInto('translation_release', row).execute()
  const after = releaseOf(row)
  // Consoles in this sandbox listen for these records, and read the new texts.
  record({ entity: RELEASES, id: row.number, action: 'create', before: null, after })
  return after
}

/** Publishes texts that are in review, as the reviewer has seen them, or none of them. */
export async function publish(
  writing: Writing,
  operator: Operator,
  { note, translations: wanted }: { note: string; translations: readonly { id: string; version: number }[] },
): Promise<Release> {
  await lockReleases(writing, operator)
  const ids = wanted.map(({ id }) => id)
  const found = new Map(
    (await writing.rows(translations).where('id', 'in', ids).execute()).map(row => [row.id, row] as const),
  )
  const changes: Changes = []
  for (const [place, { id, version }] of wanted.entries()) {
    const row = found.get(id)
    if (!row) throw refuse('not-found')
    const current = translationOf(row)
    const match = `"${version}"`
    requireMatch(match, current)
    const errors = [{ pointer: `/body/translations/${place}`, code: 'not-in-review' }]
    if (current.state !== 'in-review') throw refuse('nothing-to-publish', { errors })
    await writing.update(translations, id, { match, columns: { published: row.text, is_in_review: 0 } })
    changes.push({ id, before: current.published, after: current.text })
  }
  return addRelease(writing, operator, { note, restores: null, changes })
}

/** The published texts after the given versions. */
function textsAfter(releases: readonly Release[]): Map<string, Forms | null> {
  const texts = new Map<string, Forms | null>()
  for (const { changes } of releases) for (const { id, after } of changes) texts.set(id, after)
  return texts
}

/** Publishes the texts of an earlier version again. Drafts stay drafts. */
export async function rollBack(writing: Writing, operator: Operator, number: number): Promise<Release> {
  await lockReleases(writing, operator)
  const releases = (await selectReleases(writing.rows).execute()).map(releaseOf).reverse()
  if (number > releases.length) throw refuse('not-found')
  const earlier = textsAfter(releases.filter(release => release.number <= number))
  const changes: Changes = []
  const rows = await locked(writing.trx, writing.rows(translations).orderBy('id')).execute()
  for (const row of rows) {
    const [before, after] = [readText(row.published), earlier.get(row.id) ?? null]
    if (isSame(before, after)) continue
    const published = textColumn(after)
    const columns = { published, ...(row.text === row.published && { text: published }) }
    await writing.update(translations, row.id, { match: ANY_VERSION, columns })
    changes.push({ id: row.id, before, after })
  }
  if (changes.length === 0)
    throw refuse('nothing-to-publish', { errors: [{ pointer: '/params/number', code: 'not-changed' }] })
  return addRelease(writing, operator, { note: '', restores: number, changes })
}
