import { defineEntity, type RowIn, type RowOf } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import { refuse } from '#shared/errors.ts'
import { findCatalogue, ownText } from './catalogue.ts'
import { type Release, Translation, type TranslationFields } from './contract.ts'
import { checkForms, type Forms, formsOf, isSame, type State, TARGETS, type Target } from './rules.ts'
import type { SourceText } from './source-texts.ts'

// Written by `textColumn` below, and validated by the response schema.
export const readText = (column: string | null): Forms | null => (column === null ? null : JSON.parse(column))
export const textColumn = (text: Forms | null): string | null => text && JSON.stringify(formsOf(text))

/** `zh.page3_01.members` → `zh` and `page3_01.members`. The contract has checked the language. */
export function partsOf(id: string): { language: Target; name: string } {
  const dot = id.indexOf('.')
  return { language: TARGETS.find(one => one === id.slice(0, dot)) ?? 'en', name: id.slice(dot + 1) }
}

export function stateOf({
  text,
  published,
  is_in_review,
}: Pick<RowOf<'translation'>, 'text' | 'published' | 'is_in_review'>): State {
  if (text === published) return published === null ? 'original' : 'published'
  return is_in_review === 1 ? 'in-review' : 'draft'
}

export const translationOf = (row: RowIn<'translation'>): Translation => ({
  id: row.id,
  language: row.language,
  text: readText(row.text),
  published: readText(row.published),
  state: stateOf(row),
  isInReview: row.is_in_review === 1,
  by: row.account,
  ...versionOf(row),
})

export const releaseOf = (row: RowIn<'translation_release'>): Release => ({
  number: row.number,
  note: row.note,
  restores: row.restores,
  // Written by `addRelease` of release.ts, and validated by the response schema.
  changes: JSON.parse(row.changes),
  by: row.account,
  publishedAt: row.published_at,
})

/** A text that this sandbox has never changed. */
export const unchangedText = (id: string): Translation => ({
  id,
  language: partsOf(id).language,
  text: null,
  published: null,
  state: 'original',
  isInReview: false,
  by: null,
  version: 0,
  updatedAt: null,
})

export async function requireSource(id: string): Promise<SourceText> {
  const source = (await findCatalogue()).byName.get(partsOf(id).name)
  if (!source) throw refuse('not-found')
  return source
}

/** Refuses a text that would break the console. */
export function requireFit(text: Forms | null, source: SourceText, language: Target) {
  const issues = text ? checkForms(text, source.english, language) : []
  if (issues.length > 0)
    throw refuse('text-refused', {
      errors: issues.map(({ form, code }) => ({ pointer: `/body/text/${form}`, code })),
    })
}

/** Null for a text that is the console's own. */
export const ownOr = (text: Forms, source: SourceText, language: Target): Forms | null =>
  isSame(text, ownText(source, language)) ? null : text

/** The fields after a change. A text equal to the console's own is none, and a changed text must be reviewed again. */
export function fieldsAfter(current: Translation, wanted: Partial<TranslationFields>, source: SourceText) {
  const { text: given = current.text } = wanted
  requireFit(given, source, current.language)
  const text = given && ownOr(given, source, current.language)
  const isInReview = wanted.isInReview ?? (current.isInReview && isSame(text, current.text))
  return { text, isInReview: isInReview && !isSame(text, current.published) }
}

/** `published` is not a field, so restoring an earlier version of a text never publishes anything. */
export const translations = defineEntity({
  name: 'translations',
  needs: 'translations:write',
  table: 'translation',
  scope: 'sandbox',
  schema: Translation,
  toApi: translationOf,
  toColumns: ({ text, isInReview }: TranslationFields) => ({
    text: textColumn(text),
    // The column type allows only 0 and 1.
    is_in_review: isInReview ? (1 as const) : (0 as const),
  }),
  toKey: id => ({ id: String(id) }),
  async validate({ text }, current) {
    if (current) requireFit(text, await requireSource(current.id), current.language)
  },
  isRevertible: true,
})
