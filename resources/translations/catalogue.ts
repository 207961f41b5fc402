import { globSync } from 'node:fs'
import type { Messages } from '#shared/messages.ts'
import { checkForms, type Forms, formsOf, type IssueCode, isTooLong, lacksSingular, type Target } from './rules.ts'
import { createUsage, type Use } from './usage.ts'

const ROOT = `${import.meta.dirname}/../..`
/** The menu takes its texts from the pages, in the browser. The sign-in screen belongs to no sandbox. */
const LEFT_OUT = [
  'client/shell/menu/menu-messages.ts',
  'client/login/messages.ts',
  'client/login/no-script-messages.ts',
]

/** A text of the source code. */
export type SourceText = {
  /** `page3_01.members`: namespace and key. */
  name: string
  namespace: string
  key: string
  file: string
  /** The page that the file belongs to; null: the console's frame, which is on every page. */
  page: string | null
  english: Forms
  chinese: Forms
  uses: Use[]
}

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

const isMessages = (value: unknown): value is Messages =>
  value !== null && typeof value === 'object' && 'namespace' in value && 'texts' in value

const isListed = (file: string) => /^(client|pages|shared)\/.*messages\.ts$/.test(file) && !LEFT_OUT.includes(file)

async function readCatalogue(): Promise<Catalogue> {
  const files = globSync('{client,pages,resources,shared}/**/*.{ts,tsx}', { cwd: ROOT })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !/\.(test|e2e|cases)\.tsx?$/.test(file))
    .sort()
  const findUses = await createUsage(ROOT, files)
  const texts: SourceText[] = []
  for (const file of files.filter(isListed)) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ `#${file}`)
    for (const { namespace, texts: own } of Object.values(exported).filter(isMessages)) {
      const uses = findUses(file, Object.keys(own))
      for (const [key, { en, zh }] of Object.entries(own))
        texts.push({
          name: `${namespace}.${key}`,
          namespace,
          key,
          file,
          page: /page\d(_\d\d)?(?=-)/.exec(file.split('/').slice(-3).join('/'))?.[0] ?? null,
          english: formsOf(en),
          chinese: formsOf(zh),
          uses: uses.get(key) ?? [],
        })
    }
  }
  const groups = Map.groupBy(texts, ({ namespace }) => namespace)
  return {
    texts,
    byName: new Map(texts.map(text => [text.name, text])),
    namespaces: [...groups].map(([namespace, group]) => ({
      namespace,
      page: group[0]?.page ?? null,
      texts: group.length,
    })),
  }
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
