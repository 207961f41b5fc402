import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Language } from '#shared/messages.ts'
import type { Requirement } from './kata.ts'

const HERE = import.meta.dirname

/** The pages that have a kata. */
export const findKatas = (): string[] =>
  globSync(`${HERE}/page*`)
    .map(folder => basename(folder))
    .sort()

/** The requirements of a page's kata. Throws if it has none. */
export async function requirementsOf(page: string): Promise<readonly Requirement[]> {
  if (!findKatas().includes(page)) throw new Error(`${page} has no kata. These have one: ${findKatas().join(', ')}`)
  const { requirements }: { requirements: readonly Requirement[] } = await import(`#kata/${page}/requirements.ts`)
  return requirements
}

const TITLES = { en: 'What the judge tries', zh: '評審檢查的項目' }

/** The brief of a kata: an introduction, and the very requirements that the judge tries. */
export async function briefOf(page: string, language: Language): Promise<string> {
  const introduction = readFileSync(`${HERE}/${page}/brief.${language}.md`, 'utf8').trimEnd()
  const list = (await requirementsOf(page)).map(({ id, says }, index) => `${index + 1}. **${id}**: ${says[language]}`)
  return `${introduction}\n\n## ${TITLES[language]}\n\n${list.join('\n')}\n`
}
