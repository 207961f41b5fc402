import type { Rows } from '#server/entities/scoped-rows.ts'
import { requireLimit } from '#server/locks/require-limit.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import type { Release } from './contract.ts'
import { readText, releaseOf, textColumn, translations } from './entity.ts'
import { type Forms, MAX_RELEASES, RELEASES } from './rules.ts'
import { areCurrent, type Change, lockSeen, prepareChanges, saveChanges } from './several.ts'

export const selectReleases = (rows: Rows) => rows('translation_release').orderBy('number', 'desc')

export async function latestRelease(rows: Rows): Promise<number> {
  return (await selectReleases(rows).clearSelect().select('number').executeTakeFirst())?.number ?? 0
}

/** The lock of the limit also gives each version its own number. */
const lockReleases = ({ trx, rows }: Writing, { sandboxId }: Operator) =>
  requireLimit(trx, 'translation_release', { sandboxId }, { rows: rows('translation_release'), max: MAX_RELEASES })

/** Changes of texts, and the same as a release shows them. */
type Publishing = { changes: readonly Change[]; released: Release['changes']; json: string }

export async function preparePublishing(...given: Parameters<typeof prepareChanges>): Promise<Publishing> {
  const changes = await prepareChanges(...given)
  const released = changes.map(({ old, row }) => ({
    id: row.id,
    before: readText(old.published),
    after: readText(row.published),
  }))
  return { changes, released, json: JSON.stringify(released) }
}

type New = { note: string; restores: number | null; publishing: Publishing }

/** Saves changes of locked texts, and what the release shows of them. */
async function addRelease(
  writing: Writing,
  { account }: Operator,
  { note, restores, publishing: { changes, released, json } }: New,
): Promise<Release> {
  const { insertInto, record, rows } = writing
  await saveChanges(writing, changes)
  const number = (await latestRelease(rows)) + 1
  const published_at = new Date().toISOString()
  await insertInto('translation_release', { number, note, restores, changes: json, account, published_at }).execute()
  const release = { number, note, restores, by: account, publishedAt: published_at }
  // Consoles in this sandbox listen for these records, and read the new texts. Each text has its own record.
  const after = { ...release, changes: released.length }
  record({ entity: RELEASES, id: number, action: 'create', before: null, after })
  return { ...release, changes: released }
}

/** Publishes texts that are in review, as the reviewer has seen them, or none of them. */
export async function publish(
  writing: Writing,
  operator: Operator,
  { note, publishing }: { note: string; publishing: Publishing },
): Promise<Release> {
  await lockReleases(writing, operator)
  await lockSeen(writing, publishing.changes)
  return addRelease(writing, operator, { note, restores: null, publishing })
}

/** The published texts after the given versions. */
function textsAfter(releases: readonly Release[]): Map<string, Forms | null> {
  const texts = new Map<string, Forms | null>()
  for (const { changes } of releases) for (const { id, after } of changes) texts.set(id, after)
  return texts
}

/** Publishes the texts of an earlier version again, unless `from` is no longer the latest one. Drafts stay drafts. */
export async function planRollBack(rows: Rows, number: number, from?: number) {
  const releases = (await selectReleases(rows).execute()).map(releaseOf).reverse()
  const latest = releases.length
  if (number > latest) throw refuse('not-found')
  if (from !== undefined && from !== latest) throw refuse('stale', { current: { number: latest } })
  const earlier = textsAfter(releases.filter(release => release.number <= number))
  const publishing = await preparePublishing(await rows(translations).orderBy('id').execute(), row => {
    const published = textColumn(earlier.get(row.id) ?? null)
    return published === row.published ? null : { published, ...(row.text === row.published && { text: published }) }
  })
  if (publishing.changes.length === 0)
    throw refuse('nothing-to-publish', { errors: [{ pointer: '/params/number', code: 'not-changed' }] })
  return { number, from, latest, publishing }
}

type RollBack = Awaited<ReturnType<typeof planRollBack>>

/** Rolls back as planned. Plans again until what it changes is locked as it was planned. */
export async function rollBack(writing: Writing, operator: Operator, given: RollBack): Promise<Release> {
  await lockReleases(writing, operator)
  const isCurrent = async ({ latest, publishing }: RollBack) =>
    (await latestRelease(writing.rows)) === latest && (await areCurrent(writing, publishing.changes))
  let plan = given
  while (!(await isCurrent(plan))) plan = await planRollBack(writing.rows, given.number, given.from)
  return addRelease(writing, operator, { note: '', restores: plan.number, publishing: plan.publishing })
}
