import { runProgram } from '#server/platform/programs.ts'
import { checkForms, type Forms, type IssueCode, isTooLong, lacksSingular, type Target } from './rules.ts'
import type { SourceText } from './source-texts.ts'

export type Catalogue = {
  /** In the order of the files. */
  texts: readonly SourceText[]
  byName: ReadonlyMap<string, SourceText>
  namespaces: readonly { namespace: string; page: string | null; texts: number }[]
}

let known: Promise<Catalogue> | undefined

/** All texts of the console, found by listing the `messages.ts` files on first use. */
export const findCatalogue = (): Promise<Catalogue> => {
  known ??= readCatalogue().catch(error => {
    // The next request tries again.
    known = undefined
    throw error
  })
  return known
}

async function readCatalogue(): Promise<Catalogue> {
  const texts = await readTexts()
  const groups = Map.groupBy(texts, ({ namespace }) => namespace)
  return {
    texts,
    byName: new Map(texts.map(text => [text.name, text])),
    namespaces: [...groups].map(([namespace, group]) => ({
      namespace,
      page: group.every(({ page }) => page === group[0]?.page) ? (group[0]?.page ?? null) : null,
      texts: group.length,
    })),
  }
}

/**
 * Reads the texts in a child process, because it reads all of the code and imports every page's texts: 20 MB that the
 * server would keep.
 */
async function readTexts(): Promise<SourceText[]> {
  const texts: SourceText[] = []
  for await (const part of runProgram<SourceText[]>('resources/translations/texts-process.ts')) texts.push(...part)
  return texts
}

/** The console's own text in a language; null if it has none. */
export const ownText = ({ english, chinese }: SourceText, language: Target): Forms | null =>
  language === 'en' ? english : language === 'zh' ? chinese : null

/** What is wrong with a text in a language. */
export function issuesOf(source: SourceText, language: Target, text: Forms | null): IssueCode[] {
  const unused: IssueCode[] = source.uses.length === 0 ? ['unused'] : []
  if (!text) return ['missing', ...unused]
  const { english } = source
  return [
    ...new Set(checkForms(text, english, language).map(({ code }) => code)),
    ...(lacksSingular(text, language) ? ['no-singular' as const] : []),
    ...(isTooLong(text, english) ? ['too-long' as const] : []),
    ...unused,
  ]
}
