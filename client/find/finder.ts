import { translateInto } from '#client/i18n/i18n.ts'
import { type PageEntry, pages } from '#client/router/router.ts'
import { techniqueOf } from '#client/router/techniques.ts'
import type { Span } from '#client/ui/marked.tsx'
import { LANGUAGES, type Language, type Words } from '#shared/messages.ts'
import { hintText } from '#shared/platform/lessons/hint-links.ts'
import { quotedIn, taskMessages } from '#shared/platform/lessons/task-texts.ts'
import { createIndex, type Hit } from './create-index.ts'
import { lessonOf, type TaskWords } from './lessons.ts'
import { termsOf } from './words.ts'

export type Marked = { text: string; spans: readonly Span[] }

/** Why a page was found: what contains the words, if its title doesn't. */
export type Reason = Marked & { in: 'technique' | 'terms' | 'task' | 'text'; task?: string }

export type FoundPage = {
  page: PageEntry
  /** What is known of the page says so, not only its tasks and its lesson. */
  isNamed: boolean
  reason: (language: Language) => Reason | null
}
export type FoundTask = { page: PageEntry; task: TaskWords; isNamed: boolean }

/** Without the places of keys: `{{keys.palette}}`. */
const both = ({ en, zh }: Words) => `${en}\n${zh}`.replace(/\{\{keys\.\w+\}\}/g, '')
const numberOf = ({ id }: PageEntry) => id.replace('page', '')
const taskKey = (page: PageEntry, task: TaskWords) => `${page.id} ${task.id}`

const PARTS = ['title', 'technique', 'terms', 'purpose', 'tasks', 'text'] as const

const pageIndex = createIndex(
  PARTS,
  pages.map(page => {
    const { paragraphs, tasks } = lessonOf(page.id)
    const { name, terms } = techniqueOf(page)
    return {
      id: page.id,
      title: `${numberOf(page)} ${page.id} ${both(page.meta.title)}`,
      technique: both(name),
      terms,
      purpose: `${both(page.meta.purpose)}\n${page.group ? both(page.group.meta.title) : ''}`,
      tasks: tasks.map(({ title, hint }) => `${both(title)}\n${both(hint)}`).join('\n'),
      text: LANGUAGES.flatMap(language => paragraphs[language]).join('\n'),
    }
  }),
)

const allTasks = pages.flatMap(page => lessonOf(page.id).tasks.map(task => ({ page, task })))
const taskIndex = createIndex(
  ['title', 'hint'],
  allTasks.map(({ page, task }) => ({ id: taskKey(page, task), title: both(task.title), hint: both(task.hint) })),
)

/** The pages that contain every word of a text, the best first, each with the reason. */
export function findPages(text: string): FoundPage[] {
  return pageIndex(text).flatMap(hit => {
    const page = pages.find(({ id }) => id === hit.id)
    const isNamed = hit.rank < PARTS.indexOf('tasks')
    return page ? [{ page, isNamed, reason: language => reasonOf(page, hit, language) }] : []
  })
}

/** The tasks whose title or hint contains every word of a text, the best first. */
export const findTasks = (text: string): FoundTask[] =>
  taskIndex(text).flatMap(({ id, rank }) => {
    const found = allTasks.find(({ page, task }) => taskKey(page, task) === id)
    return found ? [{ ...found, isNamed: rank === 0 }] : []
  })

/** What contains the most of the words, in this language if it is in both. */
function reasonOf(page: PageEntry, hit: Hit, language: Language): Reason | null {
  if (hit.rank === PARTS.indexOf('title')) return null
  const { name, terms } = techniqueOf(page)
  const { paragraphs, tasks } = lessonOf(page.id)
  const texts = taskMessages(page.id, tasks)
  const inLanguage = (language: Language): Omit<Reason, 'spans'>[] => [
    { in: 'technique', text: name[language] },
    ...tasks.flatMap(({ id, hint }) =>
      [`${id}.title`, `${id}.hint`].map(key => ({
        in: 'task' as const,
        task: id,
        text: hintText(translateInto(language, texts, key, quotedIn(hint))),
      })),
    ),
    ...paragraphs[language].flatMap(sentencesOf).map(text => ({ in: 'text' as const, text })),
  ]
  const other: Language = language === 'en' ? 'zh' : 'en'
  let best: Reason | null = null
  let most = 0
  for (const candidate of [...inLanguage(language), { in: 'terms' as const, text: terms }, ...inLanguage(other)]) {
    const { count, spans } = mark(candidate.text, hit.terms)
    if (count > most) [most, best] = [count, { ...candidate, spans }]
  }
  return best && excerpt(best)
}

/** Where the first word is in sight: keywords alone, and of a long text what is around it. */
function excerpt(reason: Reason): Reason {
  const { text, spans } = reason
  if (reason.in === 'terms') {
    const words = spans.map(([from, to]) => text.slice(from, to)).join(' ')
    return { ...reason, text: words, spans: [[0, words.length]] }
  }
  const [first = 0] = spans[0] ?? []
  if (first < MAX_BEFORE) return reason
  const from = text.indexOf(' ', first - MAX_BEFORE / 2) + 1
  const cut = from > 0 && from <= first ? from : first - MAX_BEFORE / 2
  return { ...reason, text: `…${text.slice(cut)}`, spans: spans.map(([from, to]) => [from - cut + 1, to - cut + 1]) }
}

/** As many characters before the first word are in sight, at a phone's width. */
const MAX_BEFORE = 60

const sentencesOf = (paragraph: string) => paragraph.split(/(?<=[.!?] )|(?<=[。！？；])/).map(text => text.trim())

/** Where the words are in a text, and how many of them. */
function mark(text: string, words: Hit['terms']): { count: number; spans: Span[] } {
  const terms = termsOf(text)
  const found = terms.filter(({ term }) => words.some(word => word.has(term)))
  const count = words.filter(word => found.some(({ term }) => word.has(term))).length
  const spans: [number, number][] = []
  for (const { from, to } of found) {
    const last = spans.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else spans.push([from, to])
  }
  return { count, spans }
}
