import { idOf } from '#client/router/router.ts'
import type { Language, Words } from '#shared/messages.ts'

export type TaskWords = { id: string; title: Words; hint: Words }

/** What a lesson says: its paragraphs in each language, and its tasks (scripts/build/lesson-words.ts). */
export type LessonWords = { paragraphs: Record<Language, string[]>; tasks: TaskWords[] }

const hows = import.meta.glob<Record<Language, string[]>>(
  ['/pages/page?-*/how.tsx', '/pages/page?/page?_??-*/how.tsx'],
  { query: '?words', eager: true, import: 'default' },
)
const tasks = import.meta.glob<TaskWords[]>(['/pages/page?-*/tasks.ts', '/pages/page?/page?_??-*/tasks.ts'], {
  query: '?words',
  eager: true,
  import: 'default',
})

const byPage = <T>(files: Record<string, T>) =>
  new Map(Object.entries(files).map(([file, words]) => [idOf(file), words]))
const [paragraphs, tasksByPage] = [byPage(hows), byPage(tasks)]

export const lessonOf = (page: string): LessonWords => ({
  paragraphs: paragraphs.get(page) ?? { en: [], zh: [] },
  tasks: tasksByPage.get(page) ?? [],
})
