import { requireMatch } from '#server/entities/etag.ts'
import { lockRows } from '#server/locks/lock.ts'
import { requireLimit } from '#server/locks/require-limit.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Writing } from '#server/writes/write.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { refuse } from '#shared/errors.ts'
import { findCatalogue } from './catalogue.ts'
import type { importTranslations, Translation, TranslationFields } from './contract.ts'
import {
  fieldsAfter,
  partsOf,
  requireSource,
  textColumn,
  translationOf,
  translations,
  unchangedText,
} from './entity.ts'
import { checkForms, type Forms, isSame, MAX_TRANSLATIONS, type Target } from './rules.ts'

const rowOf = (id: string, { text, isInReview }: TranslationFields, { account }: Operator) => ({
  id,
  language: partsOf(id).language,
  text: textColumn(text),
  published: null,
  is_in_review: isInReview ? (1 as const) : (0 as const),
  account,
  version: 1,
  updated_at: new Date().toISOString(),
})

/** Inserts texts that this sandbox changes for the first time, after the caller has checked the limit. */
async function insert({ insertMany, record }: Writing, rows: readonly ReturnType<typeof rowOf>[]) {
  await insertMany('translation', rows)
  for (const row of rows)
    record({
      entity: translations.name,
      id: row.id,
      action: 'create',
      before: null,
      after: translationOf(row),
      version: 1,
    })
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
      const row = rowOf(id, fields, operator)
      await insert(writing, [row])
      return translationOf(row)
    }
  }
  return change(writing, operator, id, { match, next: current => fieldsAfter(current, wanted, source) })
}

type Change = { match: string; next: (current: Translation) => TranslationFields }

/** Changes a text, and notes who did if its words are others now. */
async function change({ rows, update }: Writing, { account }: Operator, id: string, { match, next }: Change) {
  const row = await rows(translations).where('id', '=', id).executeTakeFirst()
  const isOther = row !== undefined && textColumn(next(translationOf(row)).text) !== row.text
  return update(translations, id, { match, fields: next, ...(isOther && { columns: { account } }) })
}

/** Submits drafts for review, all or none. */
export async function submit({ update }: Writing, wanted: readonly { id: string; version: number }[]) {
  const rows: Translation[] = []
  for (const [place, { id, version }] of wanted.entries())
    rows.push(
      await update(translations, id, {
        match: `"${version}"`,
        fields({ state }) {
          const errors = [{ pointer: `/body/translations/${place}`, code: 'no-draft' }]
          if (state !== 'draft') throw refuse('nothing-to-publish', { errors })
          return { isInReview: true }
        },
      }),
    )
  return rows
}

type Imported = ReplyBody<typeof importTranslations>

/** Saves texts of a file as drafts. Texts that can't be used are listed, and leave the others alone. */
export async function importTexts(
  writing: Writing,
  operator: Operator,
  { language, texts }: { language: Target; texts: readonly { name: string; text: Forms }[] },
): Promise<Imported> {
  const { byName } = await findCatalogue()
  // Before anything is read, so that another import can't save the same texts first.
  await lockRows(writing.trx, 'translation', operator)
  const known = new Map(
    (await writing.rows(translations).where('language', '=', language).execute()).map(row => [
      row.id,
      translationOf(row),
    ]),
  )
  const refused: Imported['refused'] = []
  const fresh: ReturnType<typeof rowOf>[] = []
  const changed: { current: Translation; fields: TranslationFields }[] = []
  const seen = new Set<string>()
  for (const { name, text } of texts) {
    const source = byName.get(name)
    const issue = source && checkForms(text, source.english, language)[0]
    const code = source ? (seen.has(name) ? 'twice' : issue?.code) : 'unknown'
    seen.add(name)
    if (!source || code) {
      refused.push({ name, code: code ?? 'unknown' })
      continue
    }
    const id = `${language}.${name}`
    const current = known.get(id) ?? unchangedText(id)
    const fields = fieldsAfter(current, { text }, source)
    if (isSame(fields.text, current.text)) continue
    if (current.version === 0) fresh.push(rowOf(id, fields, operator))
    else changed.push({ current, fields })
  }
  if (fresh.length > 0) {
    await requireRoom(writing, operator, fresh.length)
    await insert(writing, fresh)
  }
  for (const { current, fields } of changed)
    await change(writing, operator, current.id, { match: `"${current.version}"`, next: () => fields })
  const saved = fresh.length + changed.length
  return { saved, unchanged: texts.length - saved - refused.length, refused }
}
