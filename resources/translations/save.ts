import { requireMatch } from '#server/entities/etag.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { inTurns } from '#server/in-turns.ts'
import { lockRows } from '#server/locks/lock.ts'
import { requireLimit } from '#server/locks/require-limit.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Writing } from '#server/writes/write.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { findCatalogue } from './catalogue.ts'
import type { importTranslations, Translation, TranslationFields } from './contract.ts'
import {
  fieldsAfter,
  ownOr,
  partsOf,
  requireSource,
  textColumn,
  translationOf,
  translations,
  unchangedText,
} from './entity.ts'
import { checkForms, type Forms, MAX_TRANSLATIONS, type Target } from './rules.ts'
import { areCurrent, type Change, lockSeen, prepareChanges, saveChanges } from './several.ts'

/** The row of a text that this sandbox changes for the first time, and the same as the API shows it. */
function freshOf(id: string, text: string | null, isInReview: boolean, account: string) {
  const row = {
    id,
    language: partsOf(id).language,
    text,
    published: null,
    is_in_review: isInReview ? (1 as const) : (0 as const),
    account,
    version: 1,
    updated_at: new Date().toISOString(),
  }
  return { row, after: translationOf(row) }
}
type Fresh = ReturnType<typeof freshOf>

/** Inserts rows, after the caller has checked the limit. */
async function insert({ insertMany, record }: Writing, fresh: readonly Fresh[]) {
  for (const { after } of fresh)
    record({ entity: translations.name, id: after.id, action: 'create', before: null, after, version: after.version })
  await insertMany(
    'translation',
    fresh.map(({ row }) => row),
  )
}

const requireRoom = ({ trx, rows }: Writing, { sandboxId }: Operator, wanted: number) =>
  requireLimit(trx, 'translation', { sandboxId }, { rows: rows(translations), max: MAX_TRANSLATIONS }, { wanted })

/** Saves a text as a draft or submits it. Its row is created with its first change, so version 0 has none. */
export async function saveTranslation(
  writing: Writing,
  operator: Operator,
  id: string,
  { match, wanted }: { match: string; wanted: Partial<TranslationFields> },
): Promise<Translation> {
  const source = await requireSource(id)
  const isThere = async () => (await writing.rows(translations).where('id', '=', id).executeTakeFirst()) !== undefined
  if (!(await isThere())) {
    const before = unchangedText(id)
    requireMatch(match, before)
    const fields = fieldsAfter(before, wanted, source)
    if (fields.text === null) return before
    await requireRoom(writing, operator, 1)
    // Another operator may have saved it while this transaction waited for the lock of the limit.
    if (!(await isThere())) {
      const fresh = freshOf(id, textColumn(fields.text), fields.isInReview, operator.account)
      await insert(writing, [fresh])
      return fresh.after
    }
  }
  return change(writing, operator, id, { match, next: current => fieldsAfter(current, wanted, source) })
}

/** Changes a text, and notes who did if its words are others now. */
async function change(
  { rows, update }: Writing,
  { account }: Operator,
  id: string,
  { match, next }: { match: string; next: (current: Translation) => TranslationFields },
) {
  const row = await rows(translations).where('id', '=', id).executeTakeFirst()
  const isOther = row !== undefined && textColumn(next(translationOf(row)).text) !== row.text
  return update(translations, id, { match, fields: next, ...(isOther && { columns: { account } }) })
}

/** Submits drafts for review, all or none. */
export async function submit(writing: Writing, changes: readonly Change[]): Promise<void> {
  await lockSeen(writing, changes)
  await saveChanges(writing, changes)
}

type Imported = ReplyBody<typeof importTranslations>
type File = { language: Target; texts: readonly { name: string; text: Forms }[] }
type Checked = Pick<File, 'language'> & { refused: Imported['refused']; columns: ReadonlyMap<string, string | null> }

/** The texts of a file as columns, by the ids of the texts, and those that can't be used. */
export async function checkTexts({ language, texts }: File): Promise<Checked> {
  const { byName } = await findCatalogue()
  const refused: Imported['refused'] = []
  const columns = new Map<string, string | null>()
  const seen = new Set<string>()
  for await (const part of inTurns(texts))
    for (const { name, text } of part) {
      const source = byName.get(name)
      const issue = source && checkForms(text, source.english, language)[0]
      const code = source ? (seen.has(name) ? 'twice' : issue?.code) : 'unknown'
      seen.add(name)
      if (!source || code) refused.push({ name, code: code ?? 'unknown' })
      else columns.set(`${language}.${name}`, textColumn(ownOr(text, source, language)))
    }
  return { language, refused, columns }
}

/** Which rows the checked texts of a file add and change, as drafts. */
export async function planImport(rows: Rows, { account }: Operator, { language, refused, columns }: Checked) {
  const known = await rows(translations).where('language', '=', language).orderBy('id').execute()
  const changes = await prepareChanges(known, row => {
    const text = columns.get(row.id)
    return text === undefined || text === row.text ? null : { text, is_in_review: 0, account }
  })
  const ids = new Set(known.map(({ id }) => id))
  const fresh = [...columns]
    .filter(([id, text]) => !ids.has(id) && text !== null)
    .map(([id, text]) => freshOf(id, text, false, account))
  return { refused, changes, fresh, unchanged: columns.size - changes.length - fresh.length }
}

type Plan = Awaited<ReturnType<typeof planImport>>

/** Saves the texts of a file as planned. Plans again until the rows that it changes are locked as they were planned. */
export async function importTexts(
  writing: Writing,
  operator: Operator,
  checked: Checked,
  given: Plan,
): Promise<Imported> {
  // Before anything is read, so that another import can't save the same texts first.
  await lockRows(writing.trx, 'translation', operator)
  const isCurrent = async ({ changes, fresh }: Plan) =>
    (await areCurrent(writing, changes)) && (await areNew(writing, fresh))
  let plan = given
  while (!(await isCurrent(plan))) plan = await planImport(writing.rows, operator, checked)
  const { refused, changes, fresh, unchanged } = plan
  if (fresh.length > 0) {
    await requireRoom(writing, operator, fresh.length)
    await insert(writing, fresh)
  }
  if (changes.length > 0) await saveChanges(writing, changes)
  return { saved: fresh.length + changes.length, unchanged, refused }
}

async function areNew({ rows }: Writing, fresh: readonly Fresh[]): Promise<boolean> {
  if (fresh.length === 0) return true
  const ids = fresh.map(({ row }) => row.id)
  return (await rows(translations).clearSelect().select('id').where('id', 'in', ids).executeTakeFirst()) === undefined
}
