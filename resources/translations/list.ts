import { readCursor, writeCursor } from '#server/database/keyset.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { inTurns } from '#server/in-turns.ts'
import { refuse } from '#shared/errors.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { type Catalogue, findCatalogue, issuesOf, ownText } from './catalogue.ts'
import type { ListedTranslation, Translation, TranslationDetails, TranslationFilter } from './contract.ts'
import { partsOf, readText, requireSource, stateOf, translationOf, translations, unchangedText } from './entity.ts'
import { checkForms, FORMS, type Forms, type IssueCode, type Target } from './rules.ts'
import type { SourceText } from './source-texts.ts'

/** The issues of the console's own texts, which never change while the server runs. */
const ownIssues = new Map<string, IssueCode[]>()

function issuesOfOwn(source: SourceText, language: Target): IssueCode[] {
  const id = `${language}.${source.name}`
  return ownIssues.getOrInsertComputed(id, () => issuesOf(source, language, ownText(source, language)))
}

const issuesIn = (source: SourceText, { language, text }: Translation): IssueCode[] =>
  text ? issuesOf(source, language, text) : issuesOfOwn(source, language)

/** How many of the console's own texts have each issue. */
const ownCounts = new Map<Target, ReadonlyMap<IssueCode, number>>()

const countOwnIssues = ({ texts }: Catalogue, language: Target): ReadonlyMap<IssueCode, number> =>
  ownCounts.getOrInsertComputed(language, () => {
    const counts = new Map<IssueCode, number>()
    for (const source of texts) add(counts, issuesOfOwn(source, language), 1)
    return counts
  })

function add(counts: Map<IssueCode, number>, codes: readonly IssueCode[], by: 1 | -1) {
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + by)
}

const listed = (source: SourceText, translation: Translation): ListedTranslation => ({
  ...translation,
  namespace: source.namespace,
  key: source.key,
  page: source.page,
  english: source.english,
  own: ownText(source, translation.language),
  issues: issuesIn(source, translation),
})

/** Every text in a language, as this sandbox has it. Only texts that are needed are parsed. */
async function readAll({ texts }: Catalogue, rows: Rows, language: Target) {
  const found = await rows(translations).where('language', '=', language).execute()
  const changed = new Map(found.map(row => [row.id, row]))
  return texts.map(source => {
    const id = `${language}.${source.name}`
    const row = changed.get(id)
    return {
      source,
      state: row ? stateOf(row) : ('original' as const),
      translation: () => (row ? translationOf(row) : unchangedText(id)),
    }
  })
}

const wordsOf = (...texts: (Forms | null)[]) =>
  foldText(texts.flatMap(text => (text ? FORMS.map(form => text[form] ?? '') : [])).join('\n'))

type ListQuery = TranslationFilter & { limit: number; cursor?: string | undefined }

/** One page of the filtered texts. They come from the source code, so they are filtered in memory: 3,000 in about 10 ms. */
export async function listTexts(rows: Rows, { language, search, namespace, state, issue, limit, cursor }: ListQuery) {
  const catalogue = await findCatalogue()
  const wanted = search ? foldText(search) : null
  const found = (await readAll(catalogue, rows, language))
    .filter(({ source }) => namespace === undefined || source.namespace === namespace)
    .filter(one => state === undefined || one.state === state)
    .filter(({ source, translation }) => issue === undefined || issuesIn(source, translation()).includes(issue))
    .filter(
      ({ source, translation }) =>
        wanted === null ||
        foldText(source.name).includes(wanted) ||
        wordsOf(source.english, translation().text ?? ownText(source, language)).includes(wanted),
    )
  const place = cursor === undefined ? 0 : placeAfter(catalogue, found, cursor)
  const page = found.slice(place, place + limit)
  const last = page.at(-1)
  return {
    rows: page.map(({ source, translation }) => listed(source, translation())),
    next: last && found.length > place + limit ? writeCursor([last.source.name]) : null,
    count: { value: found.length, isCapped: false },
  }
}

/** The position after the last text of a page, which may no longer match the filters. */
function placeAfter({ texts }: Catalogue, found: readonly { source: SourceText }[], cursor: string): number {
  const [name] = readCursor(cursor, ['name'])
  const last = texts.findIndex(text => text.name === name)
  if (last < 0) throw refuse('invalid-input', { errors: [{ pointer: '/query/cursor', code: 'cursor' }] })
  const passed = new Set(texts.slice(0, last + 1))
  const place = found.findIndex(({ source }) => !passed.has(source))
  return place < 0 ? found.length : place
}

export async function readDetails(rows: Rows, id: string): Promise<TranslationDetails> {
  const source = await requireSource(id)
  const row = await rows(translations).where('id', '=', id).executeTakeFirst()
  const { file, uses } = source
  return { ...listed(source, row ? translationOf(row) : unchangedText(id)), file, uses }
}

/** How far a language is, and what is wrong with its texts. Only the changed ones are looked at each time. */
export async function countTexts(rows: Rows, language: Target) {
  const catalogue = await findCatalogue()
  const found = await rows(translations).where('language', '=', language).execute()
  const counts = new Map(countOwnIssues(catalogue, language))
  const changed: Translation[] = []
  for await (const part of inTurns(found))
    for (const row of part) {
      const source = catalogue.byName.get(partsOf(row.id).name)
      // A newer console may have removed the text.
      if (!source) continue
      const translation = translationOf(row)
      changed.push(translation)
      add(counts, issuesOfOwn(source, language), -1)
      add(counts, issuesIn(source, translation), 1)
    }
  const count = (matches: (translation: Translation) => boolean) => changed.filter(matches).length
  const total = catalogue.texts.length
  return {
    language,
    texts: total,
    translated: total - (counts.get('missing') ?? 0),
    published: count(({ published }) => published !== null),
    drafts: count(({ state }) => state === 'draft'),
    inReview: count(({ state }) => state === 'in-review'),
    issues: [...counts].filter(([, count]) => count > 0).map(([code, count]) => ({ code, count })),
  }
}

/** What a text must not have to be shown. */
const BREAKING = new Set<IssueCode>(['placeholders', 'plural-forms'])

/** The texts that replace the console's own: the published ones or, for its author, a draft. */
export async function replacementsOf(rows: Rows, { account, drafts }: { account: string; drafts: boolean }) {
  const { byName } = await findCatalogue()
  const found = await rows(translations).orderBy('id').execute()
  const replacements: { language: Target; name: string; text: Forms }[] = []
  for await (const part of inTurns(found))
    for (const row of part) {
      const text = readText(drafts && row.account === account ? row.text : row.published)
      const { language, name } = partsOf(row.id)
      const source = byName.get(name)
      // A newer console may have removed the text, or given it other placeholders.
      if (text && source && !checkForms(text, source.english, language).some(({ code }) => BREAKING.has(code)))
        replacements.push({ language, name, text })
    }
  return replacements
}

/** The texts of a language for an export, with their state. `onlyMissing`: those that have no text yet. */
export async function textsToExport(rows: Rows, language: Target, onlyMissing: boolean) {
  const all = await readAll(await findCatalogue(), rows, language)
  const texts = all.map(({ source, translation, state }) => ({
    source,
    text: translation().text ?? ownText(source, language),
    state,
  }))
  return onlyMissing ? texts.filter(({ text }) => text === null) : texts
}
export type ExportedText = Awaited<ReturnType<typeof textsToExport>>[number]
