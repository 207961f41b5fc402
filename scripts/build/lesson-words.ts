import { readFile, stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { hintText } from '#shared/platform/lessons/hint-links.ts'
import type { Task } from '#shared/platform/lessons/lesson.ts'

/**
 * What the search reads of a lesson, without code: `how.tsx?words` is its paragraphs in each language, and
 * `tasks.ts?words` the titles and hints of its tasks.
 */
export const lessonWords = (): Plugin => ({
  name: 'lesson-words',
  load: {
    filter: { id: /[\\/](?:how\.tsx|tasks\.ts)\?words$/ },
    async handler(id) {
      const file = id.replace('?words', '')
      this.addWatchFile(file)
      const words = file.endsWith('tasks.ts') ? await readTasks(file) : paragraphsOf(await readFile(file, 'utf8'))
      return { code: `export default ${JSON.stringify(words)}`, moduleType: 'js', map: null }
    },
  },
})

async function readTasks(file: string) {
  // The development server reads it again after a change.
  const { mtimeMs } = await stat(file)
  const { tasks }: { tasks: readonly Task[] } = await import(`${pathToFileURL(file)}?${mtimeMs}`)
  return tasks.map(({ id, title, hint }) => ({ id, title, hint: { en: hintText(hint.en), zh: hintText(hint.zh) } }))
}

/** `{ en: () => <>…</>, zh: () => <>…</> }` as paragraphs of plain text. Lessons are prose: tags, texts, and spaces in braces. */
export function paragraphsOf(code: string): { en: string[]; zh: string[] } {
  const [, en = '', zh = ''] = code.split(/^ {2}(?:en|zh): \(\) => /m)
  return { en: linesOf(en), zh: linesOf(zh) }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' }

const linesOf = (jsx: string): string[] =>
  jsx
    .replace(/^\(|\),?\s*\}?\s*$/g, '')
    .replace(/\{'([^']*)'\}/g, '$1')
    .split(/<\/?(?:p|li|ul|ol|h\d|pre|table|tr|dl|dt|dd)\b[^>]*>/)
    .map(text => text.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole))
    .map(text => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
