import { listFiles, loadModule } from '#server/platform/files.ts'
import { defineMessages, type Messages, type Text, type Words } from '#shared/messages.ts'
import type { Task } from '#shared/platform/lessons/lesson.ts'
import { taskMessages } from '#shared/platform/lessons/task-texts.ts'
import { menuKey } from '#shared/platform/menu-key.ts'
import { wordLists } from '#shared/platform/words.ts'
import { type Forms, formsOf } from './rules.ts'
import { readSources, type Use } from './usage.ts'

/** The titles in the menu are found with their pages. The sign-in screen belongs to no sandbox. */
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

const isMessages = (value: unknown): value is Messages =>
  value !== null && typeof value === 'object' && 'namespace' in value && 'texts' in value

const isListed = (file: string) =>
  /^(client|pages|practice|shared)\/.*messages\.ts$/.test(file) && !LEFT_OUT.includes(file)
const isOfPage = (file: string) => /^pages\/.*\/(?:group|meta|tasks|technique)\.ts$/.test(file)
const WORDS = /\bdefineWords(?:<\w+>)?\('([\w-]+)'/g

/** `pages/page3/page3_01-members/meta.ts` → `page3_01`; null if the file belongs to none. */
const pageOf = (file: string) => /page\d(_\d\d)?(?=-)/.exec(file)?.[0] ?? null

type Exports = Record<string, unknown>

/** The texts of a page that no messages file has: its titles, and its tasks. */
function messagesOfPage(file: string, exported: Exports): Messages[] {
  // The id of a group is its folder.
  const id = pageOf(file) ?? file.split('/')[1] ?? ''
  // The types of these exports are checked where they are defined.
  if (file.endsWith('/tasks.ts')) return [taskMessages(id, exported.tasks as readonly Task[])]
  if (file.endsWith('/technique.ts')) {
    // What each of these files exports (pages/README.md).
    const { name } = exported.default as { name: Words }
    return [defineMessages(`${id}.page`, { technique: name })]
  }
  const { title, purpose } = exported.default as { title: Words; purpose?: Words }
  const titles = defineMessages('MainMenu', { [menuKey({ id })]: title })
  return purpose ? [titles, defineMessages(`${id}.page`, { purpose })] : [titles]
}

/** The lists of words that a file defines. */
function wordsIn(code: string): Messages[] {
  const defined = new Set([...code.matchAll(WORDS)].map(([, namespace]) => namespace))
  const lists = wordLists().filter(({ namespace }) => defined.has(namespace))
  return lists.map(({ namespace, words }) => defineMessages(namespace, words))
}

/** All texts of the console, in the order of the files. */
export async function readSourceTexts(): Promise<SourceText[]> {
  const files = listFiles('{client,pages,practice/client,resources,shared}/**/*.{ts,tsx}').filter(
    file => !/\.(test|e2e|cases)\.tsx?$/.test(file),
  )
  const { sources, findUses } = await readSources(files)
  const texts: SourceText[] = []
  const add = (file: string, { namespace, texts: own }: Messages, usesOf: (key: string) => Use[]) => {
    for (const [key, { en, zh }] of Object.entries(own))
      texts.push({
        name: `${namespace}.${key}`,
        namespace,
        key,
        file,
        page: pageOf(file),
        english: formsOf(en),
        chinese: formsOf(zh),
        uses: usesOf(key),
      })
  }
  for (const { file, code } of sources) {
    const hasWords = file.endsWith('/rules.ts') && code.includes('defineWords')
    if (!isListed(file) && !isOfPage(file) && !hasWords) continue
    const exported = await loadModule<Exports>(file)
    if (isListed(file))
      for (const messages of Object.values(exported).filter(isMessages)) {
        const uses = findUses(file, Object.keys(messages.texts))
        add(file, messages, key => uses.get(key) ?? [])
      }
    // No key names these, so their use is their definition.
    else
      for (const messages of hasWords ? wordsIn(code) : messagesOfPage(file, exported))
        add(file, messages, key => [{ file, line: lineOf(code, messages.texts[key]?.en) }])
  }
  return texts
}

function lineOf(code: string, text: Text | undefined): number {
  const place = typeof text === 'string' ? code.indexOf(text) : -1
  return place < 0 ? 1 : code.slice(0, place).split('\n').length
}
